import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { RuleId } from '../../../core/trace.ts';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { useScopedState } from '../../../ui/hooks/use-scoped-state.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import { makeOutlinePath } from '../ui/board-drawing.tsx';
import { createBoardLookup } from '../ui/create-board-lookup.ts';
import { GridMap } from '../ui/GridMap.tsx';
import { type Remark, RemarkLine } from '../ui/RemarkLine.tsx';
import type { SpaceView } from '../ui/space-view.ts';
import { withValues } from '../ui/with-values.ts';
import { ConquestTray } from './ConquestTray.tsx';
import { toggleConquestPiece, toggleTileSpace } from './state.ts';
import type { ConquestAnswer, ConquestMode, ConquestTypes } from './types.ts';

/**
 * The first screen: may this tile be placed here? The board at the top, the answer and the tools at the
 * bottom within reach of the thumb.
 */
export function MainScreen(props: MainScreenProps<ConquestTypes>) {
  const { session, answerModule, lazyTexts, answer, t } = props;
  const { state } = session;
  const { shown, shownAnswer, guards, lookOf, setSliding } = useMapView(props);
  const taps = useTapHandler(props);
  const board = useRef<HTMLDivElement>(null);
  return (
    <>
      <div class="slide" ref={board}>
        <GridMap
          board={state}
          tap={taps.tap}
          answerSpaces={answer?.verdict ? state.covers : []}
          answerModule={answerModule}
          lazyTexts={lazyTexts}
          lookOf={lookOf}
          nameMark={() => t('mark-wrong')}
          above={
            <>
              {answerModule && guards && <answerModule.GuardRings state={state} t={t} />}
              <path
                class={shownAnswer?.verdict ? `border ${shownAnswer.verdict.legal ? 'yes' : 'no'}` : 'border'}
                d={makeOutlinePath(shown.covers)}
              />
            </>
          }
          t={t}
        />
      </div>
      <Tools {...props} taps={taps} shownAnswer={shownAnswer} board={board} setSliding={setSliding} />
    </>
  );
}

interface ToolsProps extends MainScreenProps<ConquestTypes> {
  readonly taps: ReturnType<typeof useTapHandler>;
  /** The answer for what the map shows. */
  readonly shownAnswer: ConquestAnswer | undefined;
  readonly board: RefObject<HTMLDivElement>;
  setSliding(covers: readonly KhanSpaceName[] | null): void;
}

/** Below the board: the answer, the tools, and the assumptions behind the answer. */
function Tools({ taps, shownAnswer, board, setSliding, ...props }: ToolsProps) {
  const { session, answerModule, lazyTexts, failure, rules, t } = props;
  const { mode, setMode, remark, setRemark } = taps;
  return (
    <div class="tools">
      {answerModule && lazyTexts && shownAnswer ? (
        <answerModule.AnswerPanel session={session} answer={shownAnswer} mode={mode} t={lazyTexts} />
      ) : (
        <div class="answer">{failure ?? <p>{t('set-up-first')}</p>}</div>
      )}
      <RemarkLine remark={remark} rules={rules} t={t} />
      <ConquestTray
        session={session}
        mode={mode}
        setMode={setMode}
        showRemark={(text, next) => setRemark({ text }, next)}
        board={board}
        setSliding={setSliding}
        answer={shownAnswer}
        TileTools={answerModule?.TileTools}
        lazyTexts={lazyTexts}
        t={t}
      />
      <div aria-live="polite">
        {answerModule && lazyTexts && shownAnswer?.verdict && (
          <answerModule.ConquestDetails
            answer={shownAnswer}
            verdict={shownAnswer.verdict}
            rules={rules}
            t={lazyTexts}
          />
        )}
      </div>
    </div>
  );
}

/** Computes what the map shows. While the tile is dragged, this includes the answer for its current place. */
function useMapView({ session, answerModule, lazyTexts, answer }: MainScreenProps<ConquestTypes>) {
  const { state, settings } = session;
  /** The spaces of the tile while it is dragged; null otherwise. */
  const [sliding, setSliding] = useState<readonly KhanSpaceName[] | null>(null);
  const shown = useMemo(() => (sliding ? { ...state, covers: sliding } : state), [state, sliding]);
  const shownAnswer = useMemo(
    () => (shown === state ? answer : answerModule?.computeAnswer(shown, settings)),
    [answerModule, shown, answer, settings],
  );
  const guards = useMemo(
    () => lazyTexts && answerModule?.describeGuards(state, lazyTexts),
    [state, answerModule, lazyTexts],
  );
  const lookOf = useMemo(() => {
    const lookUp = createBoardLookup(shown);
    const covers = new Set(shown.covers);
    return (space: KhanSpaceName): SpaceView => ({
      ...lookUp(space),
      isCovered: covers.has(space),
      mark: shownAnswer?.wrong.includes(space) ? 'wrong' : null,
      guard: guards?.get(space) ?? null,
    });
  }, [shown, shownAnswer, guards]);
  return { shown, shownAnswer, guards, lookOf, setSliding };
}

/** Returns the tap handler of the map, with the mode and the remark after a tap. */
function useTapHandler({
  session: { state, change },
  answerModule,
  lazyTexts,
  t,
}: MainScreenProps<ConquestTypes>) {
  const { covers, size } = state;
  const [mode, pick] = useState<ConquestMode>({ mode: 'setup', piece: 'red' });
  const [remark, setRemark] = useScopedState<Remark | null>(state, null);
  const refuse = (text: string | undefined, rule: RuleId) => {
    if (text) setRemark({ text, rule });
    return undefined;
  };
  const tap = (space: KhanSpaceName) => {
    if (mode.mode === 'setup') {
      const edit = toggleConquestPiece(state, mode.piece, space);
      return edit.kind === 'changed' ? change(edit.state) : refuse(lazyTexts?.(edit.why), edit.rule);
    }
    if (mode.mode === 'protecting') {
      const next = answerModule?.toggleProtection(state, mode.by, space);
      if (next) return change(next);
      const player = t(`player-${mode.by}`);
      return refuse(lazyTexts?.('remark-not-to-protect', { player }), 'khan/special-cards/protection');
    }
    if (mode.mode === 'marking' || covers.length === 0) return change(toggleTileSpace(state, space));
    return answerModule && change(withValues(state, { covers: answerModule.moveTile(covers, space, size) }));
  };
  const setMode = (next: ConquestMode) => {
    setRemark(null);
    pick(next);
  };
  return { mode, setMode, remark, setRemark, tap };
}
