import { nameAt, namesOf, type SpaceName, type WrittenBoard } from './board.ts';
import type { LeaderName } from './leader.ts';
import type { Hand, Position } from './position.ts';
import type { Four, Three } from './tuple.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/**
 * Everything about a game between two actions that can be written in a case, by names of spaces. It may be
 * invalid; a checked setup is a `Position`.
 */
export interface Setup {
  readonly board: WrittenBoard;
  /** In clockwise seat order. */
  readonly players: readonly Dynasty[];
  /** The active player. */
  readonly turn: Dynasty;
  readonly tiles: Readonly<Record<SpaceName, Colour>>;
  readonly leaders: Readonly<Record<SpaceName, LeaderName>>;
  readonly pagodas: readonly { readonly colour: Colour; readonly at: Three<SpaceName> }[];
  readonly palace: Four<SpaceName> | null;
  readonly granaries: readonly SpaceName[];
  readonly bandits: readonly { readonly at: Three<SpaceName>; readonly strength: number }[];
  /** The known hands; absent if hands are not tracked at all. */
  readonly hands?: Readonly<Partial<Record<Dynasty, Hand>>>;
}

/** Converts a position to a setup. */
export function setupOf(position: Position): Setup {
  const { board, players, turn, tiles, leaders, pagodas, palace, granaries, bandits, hands } = position;
  const named = <T, Name extends string>(pieces: readonly (T | null)[], name: (piece: T) => Name) =>
    Object.fromEntries(
      pieces.flatMap((piece, space) => (piece ? [[nameAt(board, space), name(piece)] as const] : [])),
    );
  return {
    board: board.written,
    players,
    turn,
    tiles: named(tiles, (tile) => tile),
    leaders: named(leaders, (leader) => leader.name),
    pagodas: pagodas.map(({ colour, at }) => ({ colour, at: namesOf(board, at) })),
    palace: palace && namesOf(board, palace),
    granaries: namesOf(board, granaries),
    bandits: bandits.map(({ at, strength }) => ({ at: namesOf(board, at), strength })),
    ...(hands && { hands }),
  };
}
