import { getLoadedValue, type OpenSave, parseSave, type SaveKind } from '../../saves/save.ts';
import type { UndoHistory } from '../session/undo-history.ts';

/** How a tool takes over the board of its sibling tool, which stores the same board in a save of its own. */
export interface SiblingBoard<State> {
  /** Key of the sibling's save. */
  readonly key: string;
  /**
   * Returns the state with the sibling's board; undefined if its own board stays. `rawSave` is the sibling's
   * stored value, `hasSwitched` whether the user has just come from the sibling by the switch.
   */
  takeBoard(own: UndoHistory<State>, rawSave: unknown, hasSwitched: boolean): TakenBoard<State> | undefined;
}

/** A state with the board of the sibling. */
interface TakenBoard<State> {
  readonly state: State;
  /** Whether something is replaced that is not in the sibling's undo history either. */
  readonly isReplaced: boolean;
}

/** How a board is read from the states of two tools, and put into those of one. */
interface BoardConversion<State, Sibling, Board> {
  readonly siblingKind: SaveKind<OpenSave<Sibling>>;
  /** Equal boards must have the same JSON text. */
  readBoard(state: State): Board;
  readSiblingBoard(state: Sibling): Board;
  isEmpty(board: Board): boolean;
  withBoard(state: State, board: Board): State;
}

/*
 * Two tools show the same board and store it separately, each with its own undo history. As in a version
 * control system, a board that the other tool has changed further replaces its predecessor: its predecessor
 * is then in the history of the other tool, and the new one is not in the tool's own.
 *
 * The switch between the tools takes the board along in any case, unless it is empty and has never been the
 * board of the other tool.
 */

/** Creates the exchange of boards for a tool. */
export function createSiblingBoard<State, Sibling, Board>({
  siblingKind,
  readBoard,
  readSiblingBoard,
  isEmpty,
  withBoard,
}: BoardConversion<State, Sibling, Board>): SiblingBoard<State> {
  return {
    key: siblingKind.key,
    takeBoard(own, rawSave, hasSwitched) {
      const sibling = getLoadedValue(parseSave(siblingKind, rawSave));
      if (!sibling) return undefined;
      const [ownBoard, board] = [readBoard(own.now), readSiblingBoard(sibling.now)];
      if (JSON.stringify(ownBoard) === JSON.stringify(board)) return undefined;
      const isContinued = hasBoard(sibling, readSiblingBoard, ownBoard);
      const isAhead = isContinued && !hasBoard(own, readBoard, board);
      const isTaken = hasSwitched
        ? isContinued || !isEmpty(board)
        : isAhead && !isEmpty(board) && !isEmpty(ownBoard);
      if (!isTaken) return undefined;
      return { state: withBoard(own.now, board), isReplaced: !isContinued && !isEmpty(ownBoard) };
    },
  };
}

/** Whether a board is in an undo history. */
function hasBoard<State, Board>(
  { now, past, future }: UndoHistory<State>,
  readBoard: (state: State) => Board,
  board: Board,
): boolean {
  const text = JSON.stringify(board);
  return [now, ...past, ...future].some((state) => JSON.stringify(readBoard(state)) === text);
}
