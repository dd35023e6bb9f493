import type { MainScreenProps } from '../../../../shell/tool.ts';
import type { Undo } from '../../../../ui/map/InteractiveBoard.tsx';
import { createEmptySetup } from '../../rules/setup/setup.ts';
import { applySetupTap, findNextLeader, type PlannedPlay, type SetupTool } from '../setup/setup-tools.ts';
import {
  type BoardState,
  resolveRuleSettings,
  withActingPlayer,
  withAction,
  withBoardSetup,
} from '../state.ts';
import type { BoardActions, BoardTypes } from '../types.ts';
import { FRESH_VIEW, getPreviousDiscard, resetStaleView, type TapRemark } from '../view.ts';

type ActionInputs = Pick<
  MainScreenProps<BoardTypes>,
  'session' | 'view' | 'setView' | 'answerModule' | 'lazyTexts' | 'answer'
>;

/** Creates the operations on the board for the current state and view. */
export function createBoardActions(inputs: ActionInputs): BoardActions {
  const context = createTapContext(inputs);
  const { answerModule, answer, state, rules, view, change, setView, attempt } = context;
  return {
    session: inputs.session,
    state,
    rules,
    view,
    setMode: (mode) => setView({ ...resetStaleView(state, { ...view, subject: null }), mode }),
    setMoment: (moment) => setView({ ...view, moment, remark: null }),
    setPhoto: (photo) => setView({ ...view, photo }),
    tap: (space) => tapSpace(context, space),
    place: (piece, space, chosen = view.selection) => placePiece(context, piece, space, chosen),
    startAction: (action) => attempt(withAction(state, action)),
    playAgain(space) {
      const next = answerModule?.playPieceAgain(state, space);
      if (next) attempt(next);
    },
    setTurn: (player) => void change(withActingPlayer(state, player)),
    clear: () => void change(withBoardSetup(state, createEmptySetup(state.setup))),
    reopenLast() {
      if (!answerModule || !answer?.judged) return;
      const next = answerModule.reopenLastQuestion(state, answer.judged.questions);
      change(next);
      setView({ ...resetStaleView(next, view), selection: getPreviousDiscard(next) });
    },
  };
}

/** Creates what the operations share: the current state and view, and changes of both. */
function createTapContext({ session, setView, answerModule, lazyTexts, ...inputs }: ActionInputs) {
  const { state, change } = session;
  const rules = resolveRuleSettings(state, session.settings);
  const view = resetStaleView(state, inputs.view);
  const select = (selection: readonly string[]) => setView({ ...view, selection, remark: null });
  // Reuses the same empty selection object, so that memoized parts of the board do not rerender.
  const showRemark = (remark: TapRemark) => setView({ ...view, selection: FRESH_VIEW.selection, remark });
  const undo = () => setView(view); // undoes a tap that only changed the view
  const attempt = (next: BoardState): Undo | undefined => {
    if (!answerModule) return undefined; // still loading
    const tried = answerModule.computeAnswer(next, session.settings);
    if (!tried?.judged?.answer.legal) {
      if (tried) showRemark({ kind: 'refused', answer: tried });
      return undo;
    }
    const done = lazyTexts && answerModule.autoApplyAction(next, tried.judged, lazyTexts);
    const begun = answerModule.withPassedCommitments(next, tried.judged);
    const back = done ? change(done.state) : change(begun, begun === next ? tried : undefined);
    if (done) session.notify(done.said);
    return back;
  };
  const { answer } = inputs;
  return { answerModule, answer, state, rules, view, change, setView, select, showRemark, undo, attempt };
}

type TapContext = ReturnType<typeof createTapContext>;

/** Handles a tap on a space: in the set-up, while an action is planned, and while one is open. */
function tapSpace(context: TapContext, space: string): Undo | undefined {
  const { answerModule, answer, state, view, setView, undo } = context;
  const { mode } = view;
  if (!state.openAction)
    return mode.mode === 'setup'
      ? placePiece(context, mode.piece, space, view.selection)
      : planAction(context, mode.play, space);
  if (!answerModule || !answer?.judged) return undefined;
  setView(answerModule.tapOpenAction(state, answer.judged, view, space));
  return undo;
}

/** Plays the piece on a space again if it may have been the last one played; undefined otherwise. */
function findReplayed({ answerModule, answer, state }: TapContext, space: string): BoardState | undefined {
  return answer && answerModule?.isLastPlayed(answer, state, space)
    ? answerModule.playPieceAgain(state, space)
    : undefined;
}

/** Handles a tap during the set-up, with the selected piece. */
function placePiece(context: TapContext, piece: SetupTool, space: string, chosen: readonly string[]) {
  const { state, view, change, setView, select, showRemark, undo, attempt } = context;
  const isPlayable = piece.kind === 'tile' || piece.kind === 'leader';
  const edit = applySetupTap(state.setup, piece, space, chosen);
  // A building in hand plays the tapped piece again only where it cannot be built.
  const replayed = isPlayable || edit.kind === 'refused' ? findReplayed(context, space) : undefined;
  if (replayed) return attempt(replayed);
  if (edit.kind === 'changed') {
    // Selects the next leader after one was placed.
    if (piece.kind === 'leader' && edit.setup.leaders[space])
      setView({ ...view, mode: { mode: 'setup', piece: findNextLeader(edit.setup, piece) } });
    return change(withBoardSetup(state, edit.setup));
  }
  if (edit.kind === 'chosen') select(edit.spaces);
  else showRemark({ ...edit, kind: 'obstacle' });
  return undo;
}

/** Handles a tap while an action is planned. The last space of the action starts it. */
function planAction(context: TapContext, play: PlannedPlay, space: string): Undo | undefined {
  const { answerModule, answer, state, view, select, showRemark, undo, attempt } = context;
  const replayed = findReplayed(context, space);
  if (replayed) return attempt(replayed);
  if (view.selection.length === 0 && isTaken(state, play, space)) {
    showRemark({ kind: 'taken', space });
    return undo;
  }
  if (!answerModule) return undefined; // still loading
  const isEnd = (end: string) => answer !== undefined && answerModule.isChainEnd(answer, end);
  const aimed = answerModule.selectSpace(state.setup, play, space, view.selection, isEnd);
  if (aimed.kind === 'complete') return attempt(withAction(state, aimed.action));
  select(aimed.spaces);
  return undo;
}

/** Whether a tile or leader cannot be placed because the space is occupied. */
function isTaken({ setup: { tiles, leaders } }: BoardState, { type }: PlannedPlay, space: string): boolean {
  const isPiece = type === 'tile' || type === 'leader';
  return isPiece && (tiles[space] !== undefined || leaders[space] !== undefined);
}
