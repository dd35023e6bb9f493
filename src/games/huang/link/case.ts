import type { Edition } from '../../../core/edition.ts';
import { type Coder, codeBoolean, codeWord } from '../../../share/packing/coder.ts';
import type { Action, Decisions } from '../rules/actions/action.ts';
import { type Board, boardOf } from '../rules/board/board.ts';
import type { HuangRulings } from '../rules/ruling.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Colour } from '../rules/vocabulary.ts';
import { codeAction } from './action.ts';
import { codeBoard } from './board.ts';
import { codeBuildings } from './buildings.ts';
import { codeDecisions } from './decisions.ts';
import {
  PACKED_ASKS,
  PACKED_COLOURS,
  PACKED_EDITIONS,
  PACKED_FRONT_BOARD,
  PACKED_PIECES,
  PACKED_RULINGS,
} from './packed-vocabulary.ts';
import { codePieces, type PieceFields } from './pieces.ts';
import { codeHands, codePlayers } from './players.ts';
import { freshSpaceContext } from './spaces.ts';

/** A complete case about the board of Huang, with all fields as written in a case. */
export type BoardCase = {
  readonly edition: Edition;
  /** The rulings that are not the default. */
  readonly rulings: Readonly<Partial<Record<keyof HuangRulings, string>>>;
  readonly position: Setup;
} & (
  | { readonly ask: 'states' }
  | { readonly ask: 'placements'; readonly piece: 'tile' | 'leader'; readonly colour: Colour }
  | { readonly ask: 'act'; readonly action: Action; readonly decisions: Decisions }
);

/** Writes or reads a case about the board of Huang. */
export function codeBoardCase(coder: Coder, value?: BoardCase): BoardCase {
  const ask = codeWord(coder, PACKED_ASKS, value?.ask);
  const edition = codeWord(coder, PACKED_EDITIONS, value?.edition);
  const rulings = codeRulings(coder, value?.rulings);
  const position = codePosition(coder, value?.position);
  const common = { edition, rulings, position };
  if (ask === 'states') return { ask, ...common };
  if (ask === 'placements') {
    const input = value?.ask === ask ? value : undefined;
    const piece = codeWord(coder, PACKED_PIECES, input?.piece);
    return { ask, ...common, piece, colour: codeWord(coder, PACKED_COLOURS, input?.colour) };
  }
  const input = value?.ask === ask ? value : undefined;
  return { ask, ...common, ...codeDecidedAction(coder, position, input) };
}

/** An action with the decisions of the players. */
interface DecidedAction {
  readonly action: Action;
  readonly decisions: Decisions;
}

/** Writes or reads an action on a position, with the decisions of the players. */
export function codeDecidedAction(coder: Coder, position: Setup, value?: DecidedAction): DecidedAction {
  const board = toBoard(position.board);
  const context = freshSpaceContext(coder, board);
  const occupied = listPieceSpaces(board, position, () => true);
  const red = listPieceSpaces(board, position, (piece) => piece === 'red');
  const action = codeAction(context, occupied, value?.action);
  return { action, decisions: codeDecisions(context, { occupied, red }, value?.decisions) };
}

function codeRulings(coder: Coder, value?: BoardCase['rulings']): BoardCase['rulings'] {
  const nonDefault = PACKED_RULINGS.filter(([ruling, option]) =>
    codeBoolean(coder, [7, 1], value && value[ruling] === option),
  );
  return Object.fromEntries(nonDefault);
}

/** Writes or reads a position. */
export function codePosition(coder: Coder, value?: Setup): Setup {
  const board = codeBoard(coder, value?.board);
  const seats = codePlayers(coder, value);
  const spaces = toBoard(board);
  const pieces = codePieces(coder, spaces, seats.players, value);
  const extras = codeBuildings(coder, spaces, pieces, value);
  const hands = codeHands(coder, seats.players, value && (value.hands ?? null));
  return { board, ...seats, ...pieces, ...extras, ...(hands && { hands }) };
}

/** Returns the board that a link numbers the spaces of. */
export const toBoard = (board: Setup['board']) =>
  boardOf(board === 'warring-states' ? { rows: PACKED_FRONT_BOARD } : board);

function listPieceSpaces(
  board: Board,
  { tiles, leaders }: PieceFields,
  isSelected: (piece: string) => boolean,
): readonly number[] {
  return board.names.flatMap((name, space) => {
    const piece = tiles[name] ?? leaders[name];
    return piece !== undefined && isSelected(piece) ? [space] : [];
  });
}
