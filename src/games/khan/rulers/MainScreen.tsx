import { useMemo, useState } from 'preact/hooks';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { useScopedState } from '../../../ui/hooks/use-scoped-state.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import { getRulersBoard } from '../saves/board.ts';
import type { KhanRulers } from '../saves/rulers.ts';
import { getSpaceCentre, makeOutlinePath } from '../ui/board-drawing.tsx';
import { createBoardLookup } from '../ui/create-board-lookup.ts';
import { GridMap } from '../ui/GridMap.tsx';
import { RemarkLine } from '../ui/RemarkLine.tsx';
import type { SpaceView } from '../ui/space-view.ts';
import { RulersTray } from './RulersTray.tsx';
import { type RulersPiece, toggleRulersPiece } from './state.ts';
import type { RulersTypes } from './types.ts';

/**
 * The first screen: where does the ruler go? The board at the top, the answer and the tools at the bottom
 * within reach of the thumb.
 */
export function MainScreen(props: MainScreenProps<RulersTypes>) {
  const { session, answerModule, lazyTexts, answer, t } = props;
  const { state } = session;
  const taps = usePieceTaps(session);
  /** Index of the step up to which the map shows the move; null for all steps. */
  const [step, setStep] = useScopedState<number | null>(state, null);
  const { lookOf, hasArrived } = useMoveView(props, step);
  return (
    <>
      <GridMap
        board={getRulersBoard(state)}
        tap={taps.tap}
        answerSpaces={answer ? [state.ruler, answer.answer.to].filter((space) => space !== null) : []}
        answerModule={answerModule}
        lazyTexts={lazyTexts}
        lookOf={lookOf}
        nameMark={(mark) => t(`mark-${mark}`)}
        above={
          <>
            <ChosenRuler state={state} />
            {hasArrived && answer && <Arrow from={state.ruler} to={answer.answer.to} />}
          </>
        }
        t={t}
      />
      <Tools {...props} taps={taps} step={step} setStep={setStep} />
    </>
  );
}

interface ToolsProps extends MainScreenProps<RulersTypes> {
  readonly taps: ReturnType<typeof usePieceTaps>;
  readonly step: number | null;
  setStep(step: number): void;
}

/** Below the board: the answer, the tools, and the consequences of the move. */
function Tools({ taps, step, setStep, ...props }: ToolsProps) {
  const { session, answerModule, lazyTexts, answer, failure, rules, t } = props;
  const { piece, setPiece, isRefused } = taps;
  const move = lazyTexts && { session, answer, step, t: lazyTexts };
  return (
    <div class="tools">
      {answerModule && move ? (
        <answerModule.AnswerPanel {...move} piece={piece} />
      ) : (
        <div class="answer">{failure ?? <p>{t('enter-first')}</p>}</div>
      )}
      <RemarkLine
        remark={isRefused ? { text: lazyTexts?.('remark-river'), rule: 'khan/drive-out/space' } : null}
        rules={rules}
        t={t}
      />
      <RulersTray session={session} piece={piece} setPiece={setPiece} t={t}>
        {answerModule && move ? (
          <answerModule.MoveSteps {...move} setStep={setStep} />
        ) : (
          <div class="places" /> // reserved, so that nothing below moves when it is loaded
        )}
      </RulersTray>
      <div aria-live="polite">
        {answerModule && lazyTexts && answer && (
          <answerModule.RulersDetails answer={answer} state={session.state} rules={rules} t={lazyTexts} />
        )}
      </div>
    </div>
  );
}

/** Returns the selected piece, the tap handler, and whether the last tap would put the ruler on river. */
function usePieceTaps({ state, change }: MainScreenProps<RulersTypes>['session']) {
  const [piece, pick] = useState<RulersPiece>('ruler');
  const [isRefused, setRefused] = useScopedState(state, false);
  const tap = (space: KhanSpaceName) => {
    const next = toggleRulersPiece(state, piece, space);
    setRefused(!next);
    return next && change(next);
  };
  const setPiece = (next: RulersPiece) => {
    setRefused(false);
    pick(next);
  };
  return { piece, setPiece, isRefused, tap };
}

/** Returns the drawing of the move up to a step, and whether the ruler has arrived. */
function useMoveView({ session, answerModule, answer }: MainScreenProps<RulersTypes>, step: number | null) {
  const { state } = session;
  const steps = answer?.answer.trace.length ?? 0;
  const lookOf = useMemo(() => {
    const { ruler, rulers } = state;
    const marks =
      answer && ruler !== null
        ? answerModule?.getDriveOutMarks(answer.answer, ruler, step ?? steps)
        : undefined;
    const lookUp = createBoardLookup(getRulersBoard(state));
    return (space: KhanSpaceName): SpaceView => ({
      ...lookUp(space),
      isChosen: space === ruler && rulers.length > 0,
      mark: marks?.get(space) ?? null,
    });
  }, [answerModule, answer, state, step]);
  return { lookOf, hasArrived: step === null || step >= steps - 1 };
}

/** The outline of the ruler that is driven out, if there are others. */
function ChosenRuler({ state: { ruler, rulers } }: { readonly state: KhanRulers }) {
  if (ruler === null || rulers.length === 0) return null;
  return <path class="border" d={makeOutlinePath([ruler])} />;
}

/** How far the arrow ends from the centre of a space, so that it leaves the ruler and the tick free. */
const ARROW_INSET = 8;

/** An arrow for the move of the ruler. */
function Arrow({ from, to }: { from: KhanSpaceName | null; to: KhanSpaceName | null }) {
  if (from === null || to === null) return null;
  const [start, end] = [getSpaceCentre(from), getSpaceCentre(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const inset = ARROW_INSET / Math.hypot(dx, dy);
  const [x, y] = [dx * inset, dy * inset];
  return <path class="arrow" d={`M${start.x + x} ${start.y + y}L${end.x - x} ${end.y - y}`} />;
}
