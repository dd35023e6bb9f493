import {
  getBoardRows,
  getSpaceName,
  getSpaceNames,
  type SpaceName,
  type WrittenBoard,
} from '../board/board.ts';
import type { Quadruple, Triple } from '../board/tuple.ts';
import type { LeaderName } from '../leader.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../vocabulary.ts';
import type { Position, TileHand } from './position.ts';

/**
 * Everything about a game between two actions that can be written in a case. Spaces are given by name. A
 * setup may be invalid; a checked one is a `Position`.
 */
export interface Setup {
  readonly board: WrittenBoard;
  /** In clockwise seat order. */
  readonly players: readonly Dynasty[];
  /** The active player. */
  readonly turn: Dynasty;
  readonly tiles: Readonly<Record<SpaceName, Colour>>;
  readonly leaders: Readonly<Record<SpaceName, LeaderName>>;
  readonly pagodas: readonly { readonly colour: Colour; readonly at: Triple<SpaceName> }[];
  readonly palace: Quadruple<SpaceName> | null;
  readonly granaries: readonly SpaceName[];
  readonly bandits: readonly { readonly at: Triple<SpaceName>; readonly strength: number }[];
  /** The known hands; absent if hands are not tracked at all. */
  readonly hands?: Readonly<Partial<Record<Dynasty, TileHand>>>;
}

/** A setup without its pieces and hands. */
export type SetupBasics = Pick<Setup, 'board' | 'players' | 'turn'>;

/** Returns a setup with an empty board. */
export function createEmptySetup({ board, players, turn }: SetupBasics): Setup {
  const nothing = { tiles: {}, leaders: {}, pagodas: [], palace: null, granaries: [], bandits: [] };
  return { board, players, turn, ...nothing };
}

/** Converts a position to a setup. */
export function toSetup(position: Position): Setup {
  const { board, players, turn, tiles, leaders, pagodas, palace, granaries, bandits, hands } = position;
  const toRecord = <T, Name extends string>(pieces: readonly (T | null)[], name: (piece: T) => Name) =>
    Object.fromEntries(
      pieces.flatMap((piece, space) => (piece ? [[getSpaceName(board, space), name(piece)] as const] : [])),
    );
  return {
    board: board.written,
    players,
    turn,
    tiles: toRecord(tiles, (tile) => tile),
    leaders: toRecord(leaders, (leader) => leader.name),
    pagodas: pagodas.map(({ colour, at }) => ({ colour, at: getSpaceNames(board, at) })),
    palace: palace && getSpaceNames(board, palace),
    granaries: getSpaceNames(board, granaries),
    bandits: bandits.map(({ at, strength }) => ({ at: getSpaceNames(board, at), strength })),
    ...(hands && { hands }),
  };
}

/** Whether two setups are the same, in whatever order their tiles, leaders and hands are listed. */
export function areEqualSetups(one: Setup, other: Setup): boolean {
  return (
    JSON.stringify(listOrderedFacts(one)) === JSON.stringify(listOrderedFacts(other)) &&
    areEqualPieces(one.tiles, other.tiles) &&
    areEqualPieces(one.leaders, other.leaders)
  );
}

/** Everything about a setup but its tiles and leaders, in an order that does not depend on that of keys. */
function listOrderedFacts({ board, players, turn, pagodas, palace, granaries, bandits, hands }: Setup) {
  return [
    getBoardRows(board),
    players,
    turn,
    pagodas.map(({ colour, at }) => [colour, at]),
    palace,
    granaries,
    bandits.map(({ at, strength }) => [at, strength]),
    DYNASTIES.map((dynasty) => {
      const hand = hands?.[dynasty];
      return hand ? COLOURS.map((colour) => hand[colour]) : null;
    }),
  ];
}

function areEqualPieces<T>(
  one: Readonly<Record<SpaceName, T>>,
  other: Readonly<Record<SpaceName, T>>,
): boolean {
  const spaces = Object.keys(one);
  return spaces.length === Object.keys(other).length && spaces.every((space) => one[space] === other[space]);
}
