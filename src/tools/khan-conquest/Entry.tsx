import { useMemo, useState } from 'preact/hooks';
import type { SpaceName } from '../../engine/khan/grid.ts';
import type { RuleId } from '../../engine/trace.ts';
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
import { useSlide } from './use-slide.ts';

/** May this tile lie here? The board above, the answer and the tools below it, under the thumb. */
export function Entry({ session, part, partTexts, answer, failure, rules, t }: EntryProps<Conquest>) {
  const { state, change, houseRules } = session;
  const { size, covers } = state;
  const [mode, setMode] = useState<Mode>({ mode: 'setup', piece: 'red' });
  const [remark, setRemark] = useWhile<{ readonly key: Remark; readonly rule?: RuleId } | null>(state, null);
  const letGo = (next: readonly SpaceName[]) => change(withValues(state, { covers: next }));
  const slide = useSlide(mode.mode === 'sliding', covers, size, letGo, part?.slid);
  const shown = useMemo(
    () => (slide.covers ? { ...state, covers: slide.covers } : state),
    [state, slide.covers],
  );
  const verdict = useMemo(
    () => (shown === state ? answer : part?.answerOf(shown, houseRules)),
    [part, shown, answer, houseRules],
  );
  const lookOf = useMemo(() => looksOf(shown, verdict ? verdict.wrong : []), [shown, verdict]);
  const words = useMemo(() => ({ letters: lettersIn(t), wordsOf: (look: Look) => wordsOf(look, t) }), [t]);
  const tap = (space: SpaceName) => {
    if (mode.mode === 'setup') {
      const edit = put(state, mode.piece, space);
      if (edit.kind === 'changed') return change(edit.state);
      setRemark({ key: edit.why, rule: edit.rule });
      return undefined;
    }
    if (mode.mode === 'marking' || covers.length === 0) return change(toggled(state, space));
    return part && change(withValues(state, { covers: part.putOn(covers, space, size) }));
  };
  const pickMode = (next: Mode) => {
    setRemark(null);
    setMode(next);
  };
  const say = (key: Remark, next: KhanConquest) => setRemark({ key }, next);
  return (
    <>
      <div class="slide" {...slide.on}>
        <GridMap
          size={size}
          tap={tap}
          lookOf={lookOf}
          letters={words.letters}
          wordsOf={words.wordsOf}
          above={<path class="border" d={borderOf(shown.covers)} />}
          t={t}
        />
      </div>
      <div class="tools">
        {part && partTexts && verdict ? (
          <part.Answer
            session={session}
            shown={shown}
            answer={verdict}
            mode={mode}
            say={say}
            rules={rules}
            t={partTexts}
          />
        ) : (
          <div class="answer">
            {failure ?? <p>{t(mode.mode === 'setup' ? 'set-up-first' : 'enter-first')}</p>}
          </div>
        )}
        <p class="remark" role="status">
          {remark && t(remark.key)} {remark?.rule && <RuleLink rule={remark.rule} rules={rules} t={t} />}
        </p>
        <Tray
          session={session}
          mode={mode}
          setMode={pickMode}
          say={say}
          LayTools={part?.LayTools}
          partTexts={partTexts}
          t={t}
        />
      </div>
    </>
  );
}

/** For each space, what is drawn on it. */
function looksOf(state: KhanConquest, wrong: readonly SpaceName[]): (space: SpaceName) => Look {
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
  });
}

function wordsOf({ isRiver, isTiled, isRuler, isCovered, stands, mark }: Look, t: ConquestTexts) {
  return [
    ...(isRiver ? [t('ground-river')] : []),
    ...(isTiled ? [t('ground-tile')] : []),
    ...(stands && stands !== 'taken' ? [t(`yurt-${stands}`)] : []),
    ...(isRuler ? [t('ground-ruler')] : []),
    ...(isCovered ? [t('ground-covered')] : []),
    ...(mark ? [t('mark-wrong')] : []),
  ];
}
