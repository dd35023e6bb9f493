import type { Edition } from '../../engine/edition.ts';
import type { Action, Decisions } from '../../engine/huang/action.ts';
import { type Board, boardOf } from '../../engine/huang/board.ts';
import type { Rulings } from '../../engine/huang/ruling.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { type Coder, packWord, packYesNo } from '../packing/coder.ts';
import { packAction } from './action.ts';
import { packBoard } from './board.ts';
import { packExtras } from './buildings.ts';
import { packDecisions } from './decisions.ts';
import { type Pieces, packPieces } from './pieces.ts';
import { packHands, packPlayers } from './players.ts';
import { freshScene } from './spaces.ts';
import { ASKS, COLOURS, EDITIONS, FRONT_BOARD, PIECES, RULINGS } from './words.ts';

/** A complete case about the board of Huang, with all fields as written in a case. */
export type BoardCase = {
  readonly edition: Edition;
  /** The rulings that are not the default. */
  readonly rulings: Readonly<Partial<Record<keyof Rulings, string>>>;
  readonly position: Setup;
} & (
  | { readonly ask: 'states' }
  | { readonly ask: 'placements'; readonly piece: 'tile' | 'leader'; readonly colour: Colour }
  | { readonly ask: 'act'; readonly action: Action; readonly decisions: Decisions }
);

/** Packs a case about the board of Huang. */
export function packBoardCase(coder: Coder, value?: BoardCase): BoardCase {
  const ask = packWord(coder, ASKS, value?.ask);
  const edition = packWord(coder, EDITIONS, value?.edition);
  const rulings = packRulings(coder, value?.rulings);
  const position = packPosition(coder, value?.position);
  const common = { edition, rulings, position };
  if (ask === 'states') return { ask, ...common };
  if (ask === 'placements') {
    const given = value?.ask === ask ? value : undefined;
    const piece = packWord(coder, PIECES, given?.piece);
    return { ask, ...common, piece, colour: packWord(coder, COLOURS, given?.colour) };
  }
  const given = value?.ask === ask ? value : undefined;
  const board = boardFor(position.board);
  const scene = freshScene(coder, board);
  const lying = spacesWith(board, position, () => true);
  const red = spacesWith(board, position, (piece) => piece === 'red');
  const action = packAction(scene, lying, given?.action);
  return { ask, ...common, action, decisions: packDecisions(scene, { lying, red }, given?.decisions) };
}

function packRulings(coder: Coder, value?: BoardCase['rulings']): BoardCase['rulings'] {
  const chosen = RULINGS.filter(([point, choice]) =>
    packYesNo(coder, [7, 1], value && value[point] === choice),
  );
  return Object.fromEntries(chosen);
}

function packPosition(coder: Coder, value?: Setup): Setup {
  const board = packBoard(coder, value?.board);
  const seats = packPlayers(coder, value);
  const spaces = boardFor(board);
  const pieces = packPieces(coder, spaces, seats.players, value);
  const extras = packExtras(coder, spaces, pieces, value);
  const hands = packHands(coder, seats.players, value && (value.hands ?? null));
  return { board, ...seats, ...pieces, ...extras, ...(hands && { hands }) };
}

const boardFor = (board: Setup['board']) =>
  boardOf(board === 'warring-states' ? { rows: FRONT_BOARD } : board);

function spacesWith(
  board: Board,
  { tiles, leaders }: Pieces,
  isWanted: (piece: string) => boolean,
): readonly number[] {
  return board.names.flatMap((name, space) => {
    const piece = tiles[name] ?? leaders[name];
    return piece !== undefined && isWanted(piece) ? [space] : [];
  });
}
