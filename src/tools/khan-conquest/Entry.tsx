import { useMemo, useRef, useState } from 'preact/hooks';
import type { SpaceName } from '../../engine/khan/grid.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import { borderOf } from '../../ui/khan/Drawing.tsx';
import { GridMap } from '../../ui/khan/GridMap.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import type { Look } from '../../ui/khan/look.ts';
import { withValues } from '../../ui/khan/with-values.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useWhile } from '../../ui/use-while.ts';
import type { EntryProps } from '../shell/tool.ts';
import type { Conquest, ConquestTexts, Mode, Remark } from './kit.ts';
import { put, toggled } from './state.ts';
import { Tray } from './Tray.tsx';

/**
 * The first screen: may this tile be placed here? The board at the top, the answer and the tools at the
 * bottom within reach of the thumb.
 */
export function Entry(props: EntryProps<Conquest>) {
  const { session, part, partTexts, failure, rules, t } = props;
  const { shown, verdict, guards, lookOf, reveal, setSliding } = useDrawn(props);
  const { mode, setMode, remark, setRemark, tap } = useTaps(props);
  const board = useRef<HTMLDivElement>(null);
  const words = useMemo(() => ({ letters: lettersIn(t), wordsOf: (look: Look) => wordsOf(look, t) }), [t]);
  const say = (text: string, next: KhanConquest) => setRemark({ text }, next);
  return (
    <>
      <div class="slide" ref={board}>
        <GridMap
          size={shown.size}
          tap={tap}
          reveal={reveal}
          lookOf={lookOf}
          letters={words.letters}
          wordsOf={words.wordsOf}
          above={
            <>
              {part && guards && <part.Guards state={session.state} letters={words.letters} />}
              <path class="border" d={borderOf(shown.covers)} />
            </>
          }
          t={t}
        />
      </div>
      <div class="tools">
        {part && partTexts && verdict ? (
          <part.Answer session={session} answer={verdict} mode={mode} t={partTexts} />
        ) : (
          <div class="answer">{failure ?? <p>{t('set-up-first')}</p>}</div>
        )}
        <p class="remark" role="status">
          {remark && (
            <>
              {remark.text} {remark.rule && <RuleLink rule={remark.rule} rules={rules} t={t} />}
            </>
          )}
        </p>
        <Tray
          session={session}
          mode={mode}
          setMode={setMode}
          say={say}
          board={board}
          setSliding={setSliding}
          answer={verdict}
          LayTools={part?.LayTools}
          partTexts={partTexts}
          t={t}
        />
        <div aria-live="polite">
          {part && partTexts && verdict?.verdict && (
            <part.Follows answer={verdict} verdict={verdict.verdict} rules={rules} t={partTexts} />
          )}
        </div>
      </div>
    </>
  );
}

/** What the map shows. While the tile is dragged, the answer for its current place. */
function useDrawn({ session, part, partTexts, answer }: EntryProps<Conquest>) {
  const { state, houseRules } = session;
  /** The spaces of the tile while it is dragged; null otherwise. */
  const [sliding, setSliding] = useState<readonly SpaceName[] | null>(null);
  const shown = useMemo(() => (sliding ? { ...state, covers: sliding } : state), [state, sliding]);
  const verdict = useMemo(
    () => (shown === state ? answer : part?.answerOf(shown, houseRules)),
    [part, shown, answer, houseRules],
  );
  const guards = useMemo(() => partTexts && part?.guardsIn(state, partTexts), [state, part, partTexts]);
  const lookOf = useMemo(
    () => looksOf(shown, verdict ? verdict.wrong : [], guards),
    [shown, verdict, guards],
  );
  const named = answer?.verdict ? state.covers : [];
  const reveal = useMemo(() => part?.revealing(named), [part, named.join(' ')]);
  return { shown, verdict, guards, lookOf, reveal, setSliding };
}

/** The tap handler of the map, and the remark after a tap. */
function useTaps({ session: { state, change }, part, partTexts }: EntryProps<Conquest>) {
  const { covers, size } = state;
  const [mode, pick] = useState<Mode>({ mode: 'setup', piece: 'red' });
  const [remark, setRemark] = useWhile<Remark | null>(state, null);
  const tap = (space: SpaceName) => {
    if (mode.mode === 'marking' || (mode.mode === 'sliding' && covers.length === 0))
      return change(toggled(state, space));
    if (mode.mode === 'sliding')
      return part && change(withValues(state, { covers: part.putOn(covers, space, size) }));
    const edit =
      mode.mode === 'setup'
        ? put(state, mode.piece, space)
        : part && partTexts && part.protect(state, mode.by, space, partTexts);
    if (edit?.kind !== 'refused') return edit && change(edit.state);
    const text = 'text' in edit ? edit.text : partTexts?.(edit.why);
    if (text) setRemark({ text, rule: edit.rule });
    return undefined;
  };
  const setMode = (next: Mode) => {
    setRemark(null);
    pick(next);
  };
  return { mode, setMode, remark, setRemark, tap };
}

/** Returns what is drawn on each space. */
function looksOf(
  state: KhanConquest,
  wrong: readonly SpaceName[],
  guards: ReadonlyMap<SpaceName, string> | undefined,
): (space: SpaceName) => Look {
  const { yurts } = state;
  const river = new Set(state.river);
  const tiles = new Set(state.tiles);
  const rulers = new Set(state.rulers);
  const covers = new Set(state.covers);
  const faults = new Set(wrong);
  return (space) => ({
    isRiver: river.has(space),
    isTiled: tiles.has(space),
    isRuler: rulers.has(space),
    isCovered: covers.has(space),
    stands: yurts[space] ?? null,
    mark: faults.has(space) ? 'wrong' : null,
    guard: guards?.get(space) ?? null,
  });
}

function wordsOf({ isRiver, isTiled, isRuler, isCovered, stands, mark, guard }: Look, t: ConquestTexts) {
  return [
    ...(isRiver ? [t('ground-river')] : []),
    ...(isTiled ? [t('ground-tile')] : []),
    ...(stands && stands !== 'taken' ? [t(`yurt-${stands}`)] : []),
    ...(isRuler ? [t('ground-ruler')] : []),
    ...(guard ? [guard] : []),
    ...(isCovered ? [t('ground-covered')] : []),
    ...(mark ? [t('mark-wrong')] : []),
  ];
}
