import { boardOf, getBoardRows, type SpaceName, type WrittenBoard } from '../board/board.ts';
import { makeSpaceName } from '../board/hex.ts';
import { toLeader } from '../leader.ts';
import type { Dynasty } from '../vocabulary.ts';
import { removePieces } from './edit.ts';
import { areEqualSetups, createEmptySetup, type Setup, type SetupBasics } from './setup.ts';

/** Returns the setup at the start of a game: a yellow tile on each capital. */
export function freshSetup(basics: SetupBasics): Setup {
  const capitals = getBoardRows(basics.board).flatMap((signs, row) =>
    [...signs.matchAll(/C/g)].map(({ index }) => makeSpaceName({ row, column: index })),
  );
  const tiles = Object.fromEntries(capitals.map((space) => [space, 'yellow' as const]));
  return { ...createEmptySetup(basics), tiles };
}

/** Counts the capitals on the map of the Warring States, each of which starts with a yellow tile. */
export function countCapitals(): number {
  const setup = freshSetup({ board: 'warring-states', players: ['tiger', 'rabbit'], turn: 'tiger' });
  return Object.keys(setup.tiles).length;
}

/** Returns whether the pieces are those at the start of a game: only a yellow tile on each capital. */
export function isFreshSetup(setup: Setup): boolean {
  return areEqualSetups(setup, freshSetup(setup));
}

/** Returns whether nothing worth keeping is on the board: it is empty or as at the start of a game. */
export function isUntouchedSetup(setup: Setup): boolean {
  return isFreshSetup(setup) || areEqualSetups(setup, createEmptySetup(setup));
}

/** Replaces the players; leaders and hands of former players are removed. */
export function withPlayers({ hands, ...setup }: Setup, players: readonly Dynasty[]): Setup {
  const [first] = players;
  if (!first) throw new Error('A setup without players');
  const leaders = Object.entries(setup.leaders).filter(([, name]) =>
    players.includes(toLeader(name).dynasty),
  );
  const known =
    hands && players.flatMap((player) => (hands[player] ? [[player, hands[player]] as const] : []));
  return {
    ...setup,
    players,
    turn: players.includes(setup.turn) ? setup.turn : first,
    leaders: Object.fromEntries(leaders),
    ...(known && { hands: Object.fromEntries(known) }),
  };
}

/** Replaces the board; pieces that do not fit on it are removed. */
export function withBoard(setup: Setup, written: WrittenBoard): Setup {
  const board = boardOf(written);
  const fits = (name: SpaceName) => {
    const space = board.spaceByName.get(name);
    return space !== undefined && board.isRiver[space] === (setup.tiles[name] === 'blue');
  };
  const bare = [...Object.keys(setup.tiles), ...Object.keys(setup.leaders)]
    .filter((name) => !fits(name))
    .reduce(removePieces, { ...setup, board: written });
  return {
    ...bare,
    bandits: bare.bandits.filter(({ at }) => at.every((name) => board.spaceByName.has(name))),
  };
}
