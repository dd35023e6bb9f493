import type { Action } from '../../engine/huang/action.ts';
import { emptySetup } from '../../engine/huang/fresh-setup.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { TakeBack } from '../../ui/map.tsx';
import type { Session } from '../shell/session.ts';
import type { EntryProps } from '../shell/tool.ts';
import type { Board, BoardView, Photo, Remark } from './kit.ts';
import { type BoardState, rulesOf, type TableRules, withAction, withSetup, withTurn } from './state.ts';
import { type Mode, nextLeader, type Piece, type Play, tapped } from './tapping.ts';
import { answeredIn, FRESH_VIEW, viewOn } from './view.ts';

/** What the parts of the first screen can do with the board. */
export interface Controls {
  readonly session: Session<Board>;
  readonly state: BoardState;
  readonly rules: TableRules;
  readonly view: BoardView;
  setMode(mode: Mode): void;
  /** Shows a moment of the outcome on the map. */
  setMoment(moment: number): void;
  /** Shows a photo under the board, replacing any other; null removes it. */
  setPhoto(photo: Photo | null): void;
  tap(space: string): TakeBack | undefined;
  /**
   * Puts a piece on a space as if it was tapped there. `chosen` are spaces selected before for the same
   * piece.
   */
  place(piece: Piece, space: string, chosen?: readonly string[]): TakeBack | undefined;
  /** Starts an action: continues with its first question or outcome, or shows why it is illegal. */
  begin(action: Action): TakeBack | undefined;
  /** Removes the piece on a space and plays it again as an action, because it was the last thing played. */
  replay(space: string): void;
  setTurn(player: Dynasty): void;
  /** Removes everything from the board. */
  clear(): void;
  /** Returns to the previous question and clears its answer. */
  stepBack(): void;
}

type Given = Pick<EntryProps<Board>, 'session' | 'view' | 'setView' | 'part' | 'partTexts' | 'answer'>;

export function controlsOf(given: Given): Controls {
  const { session, setView, part } = given;
  const { state, change } = session;
  const taps = tapsOf(given);
  const { rules, view, attempt } = taps;
  return {
    session,
    state,
    rules,
    view,
    setMode: (mode) => setView({ ...viewOn(state, { ...view, subject: null }), mode }),
    setMoment: (moment) => setView({ ...view, moment, remark: null }),
    setPhoto: (photo) => setView({ ...view, photo }),
    tap: taps.tap,
    place: taps.tapSetup,
    begin: (action) => attempt(withAction(state, action)),
    replay(space) {
      const next = part?.playedLast(state, space);
      if (next) attempt(next);
    },
    setTurn: (player) => void change(withTurn(state, player)),
    clear: () => void change(withSetup(state, emptySetup(state.setup))),
    stepBack() {
      const judged = given.answer?.judged;
      if (!part || !judged) return;
      const next = part.steppedBack(state, judged.questions);
      change(next);
      setView({ ...viewOn(next, view), selection: answeredIn(next) });
    },
  };
}

/** Returns the handler for taps on a space: in the set-up, while playing, or while answering a question. */
function tapsOf(given: Given) {
  const { session, setView, part, answer } = given;
  const { state, change } = session;
  const rules = rulesOf(state, session.houseRules);
  const view = viewOn(state, given.view);
  const select = (selection: readonly string[]) => setView({ ...view, selection, remark: null });
  // Reuses the same empty selection object, so that memoized parts of the board do not rerender.
  const remark = (what: Remark) => setView({ ...view, selection: FRESH_VIEW.selection, remark: what });
  const takeBack = () => setView(view); // of a tap that changed nothing else
  const attempt = (next: BoardState): TakeBack | undefined => {
    const judged = part?.answerOf(next, session.houseRules)?.judged;
    if (judged?.answer.legal) {
      const done = part && given.partTexts && part.appliedAtOnce(next, judged, given.partTexts);
      const back = change(done ? done.state : (part?.withGiven(next, judged) ?? next));
      if (done) session.notify(done.said);
      return back;
    }
    remark({ kind: 'refused', state: next });
    return takeBack;
  };
  const tapSetup = (piece: Piece, space: string, chosen = view.selection) => {
    const isPut = piece.kind === 'tile' || piece.kind === 'leader';
    const last = isPut && part?.lastPlayed(state, rules).includes(space) && part.playedLast(state, space);
    if (last) return attempt(last);
    const edit = tapped(state.setup, piece, space, chosen);
    if (edit.kind === 'changed') {
      // Selects the next leader after one was placed.
      if (piece.kind === 'leader' && edit.setup.leaders[space])
        setView({ ...view, mode: { mode: 'setup', piece: nextLeader(edit.setup, piece) } });
      return change(withSetup(state, edit.setup));
    }
    if (edit.kind === 'chosen') select(edit.spaces);
    else remark({ ...edit, kind: 'obstacle' });
    return takeBack;
  };
  const tapPlay = (play: Play, space: string) => {
    const last = part?.lastPlayed(state, rules).includes(space) && part.playedLast(state, space);
    if (last) return attempt(last);
    if (view.selection.length === 0 && isTaken(state, play, space)) {
      remark({ kind: 'taken', space });
      return takeBack;
    }
    if (!part) return undefined; // fetched in a moment
    const aimed = part.aim(state.setup, play, space, view.selection, (end) =>
      part.endsChain(state, rules, end),
    );
    if (aimed.kind === 'whole') return attempt(withAction(state, aimed.action));
    select(aimed.spaces);
    return takeBack;
  };
  const tap = (space: string) => {
    if (!state.dispute)
      return view.mode.mode === 'setup' ? tapSetup(view.mode.piece, space) : tapPlay(view.mode.play, space);
    if (!part || !answer?.judged) return undefined;
    setView(part.viewTapped(state, answer.judged, view, space));
    return takeBack;
  };
  return { rules, view, attempt, tap, tapSetup };
}

/** Whether a tile or leader cannot be placed because the space is occupied. */
function isTaken({ setup: { tiles, leaders } }: BoardState, { type }: Play, space: string): boolean {
  const isPiece = type === 'tile' || type === 'leader';
  return isPiece && (tiles[space] !== undefined || leaders[space] !== undefined);
}
