import { useMemo, useState } from 'preact/hooks';
import type { SpaceName } from '../../engine/khan/grid.ts';
import type { KhanRulers } from '../../saves/khan-rulers.ts';
import { middleOf } from '../../ui/khan/Drawing.tsx';
import { GridMap } from '../../ui/khan/GridMap.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import type { Look, Mark } from '../../ui/khan/look.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useWhile } from '../../ui/use-while.ts';
import type { EntryProps } from '../shell/tool.ts';
import type { Rulers, RulersTexts } from './kit.ts';
import { type Piece, put } from './state.ts';
import { Tray } from './Tray.tsx';

/**
 * The first screen: where does the ruler go? The board at the top, the answer and the tools at the bottom
 * within reach of the thumb.
 */
export function Entry({ session, part, partTexts, answer, failure, rules, t }: EntryProps<Rulers>) {
  const { state } = session;
  const { piece, setPiece, remark, tap } = usePieces(session);
  /** Index of the step up to which the map shows the move; null for all steps. */
  const [step, setStep] = useWhile<number | null>(state, null);
  const { lookOf, reveal, isThere } = useWay({ state, part, answer, step });
  const words = useMemo(() => ({ letters: lettersIn(t), wordsOf: (look: Look) => wordsOf(look, t) }), [t]);
  return (
    <>
      <GridMap
        size={state.size}
        tap={tap}
        reveal={reveal}
        lookOf={lookOf}
        letters={words.letters}
        wordsOf={words.wordsOf}
        above={isThere && answer && <Arrow from={state.ruler} to={answer.answer.to} />}
        t={t}
      />
      <div class="tools">
        {part && partTexts ? (
          <part.Answer session={session} answer={answer} piece={piece} step={step} t={partTexts} />
        ) : (
          <div class="answer">{failure ?? <p>{t('enter-first')}</p>}</div>
        )}
        <Said remark={remark} partTexts={partTexts} rules={rules} t={t} />
        <Tray session={session} piece={piece} setPiece={setPiece} t={t}>
          {part && partTexts ? (
            <part.Steps session={session} answer={answer} step={step} setStep={setStep} t={partTexts} />
          ) : (
            <div class="places" /> // reserved, so that nothing below moves when it is loaded
          )}
        </Tray>
        <div aria-live="polite">
          {part && partTexts && answer && (
            <part.Follows answer={answer} state={state} rules={rules} t={partTexts} />
          )}
        </div>
      </div>
    </>
  );
}

/** State of the selected piece, the tap handler, and the remark after a tap. */
function usePieces({ state, change }: EntryProps<Rulers>['session']) {
  const [piece, pick] = useState<Piece>('ruler');
  const [remark, setRemark] = useWhile<Remark>(state, null);
  const tap = (space: SpaceName) => {
    const next = put(state, piece, space);
    setRemark(next ? null : 'remark-river');
    return next && change(next);
  };
  const setPiece = (next: Piece) => {
    setRemark(null);
    pick(next);
  };
  return { piece, setPiece, remark, tap };
}

/** A remark after a tap; null for none. */
type Remark = 'remark-river' | null;

type SaidProps = Pick<EntryProps<Rulers>, 'partTexts' | 'rules' | 't'> & { readonly remark: Remark };

/** The remark, with its rule if it has one. */
function Said({ remark, partTexts, rules, t }: SaidProps) {
  return (
    <p class="remark" role="status">
      {remark && (
        <>
          {partTexts?.(remark)} <RuleLink rule="khan/drive-out/space" rules={rules} t={t} />
        </>
      )}
    </p>
  );
}

interface WayProps extends Pick<EntryProps<Rulers>, 'part' | 'answer'> {
  readonly state: KhanRulers;
  readonly step: number | null;
}

/**
 * The drawing of the move up to a step, the spaces to scroll into view, and whether the ruler has arrived.
 */
function useWay({ state, part, answer, step }: WayProps) {
  const steps = answer?.answer.trace.length ?? 0;
  const lookOf = useMemo(() => {
    const marks =
      part && answer && state.ruler !== null
        ? part.marksUpTo(answer.answer, state.ruler, step ?? steps)
        : NO_MARKS;
    return looksOf(state, marks);
  }, [part, answer, state, step]);
  const named = part && answer ? part.spacesNamedIn(answer, state) : [];
  const reveal = useMemo(() => part?.revealing(named), [part, named.join(' ')]);
  return { lookOf, reveal, isThere: step === null || step >= steps - 1 };
}

const NO_MARKS: ReadonlyMap<SpaceName, Mark> = new Map();

/** An arrow for the move of the ruler. */
function Arrow({ from, to }: { from: SpaceName | null; to: SpaceName | null }) {
  if (from === null || to === null) return null;
  const [start, end] = [middleOf(from), middleOf(to)];
  return <path class="arrow" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />;
}

/** Returns what is drawn on each space. */
function looksOf(rulers: KhanRulers, marks: ReadonlyMap<SpaceName, Mark>): (space: SpaceName) => Look {
  const [river, taken] = [new Set(rulers.river), new Set(rulers.taken)];
  return (space) => ({
    isRiver: river.has(space),
    isTiled: false,
    isRuler: rulers.ruler === space,
    isCovered: false,
    stands: taken.has(space) ? 'taken' : null,
    mark: marks.get(space) ?? null,
    guard: null,
  });
}

function wordsOf({ isRiver, isRuler, stands, mark }: Look, t: RulersTexts): readonly string[] {
  return [
    ...(isRiver ? [t('ground-river')] : []),
    ...(stands ? [t('ground-taken')] : []),
    ...(isRuler ? [t('ground-ruler')] : []),
    ...(mark ? [t(`mark-${mark}`)] : []),
  ];
}
