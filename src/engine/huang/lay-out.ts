import { boardOf, inOrder, type SpaceName } from './board.ts';
import { type Leader, leaderNamed } from './leader.ts';
import type { Position } from './position.ts';
import type { Setup } from './setup.ts';
import { fourOf, threeOf } from './tuple.ts';
import type { Colour } from './vocabulary.ts';

type Where = readonly (string | number)[];

/** Takes note of what cannot lie where it was put. */
type Say = (code: 'off-the-board' | 'space-taken', ...where: Where) => void;

/** A set-up by the spaces of its board; what is off the board is left out and, as two pieces on one space, told. */
export function layOut(setup: Setup, say: Say = () => {}): Position {
  const board = boardOf(setup.board);
  const tiles: (Colour | null)[] = new Array(board.names.length).fill(null);
  const leaders: (Leader | null)[] = new Array(board.names.length).fill(null);
  const taken = new Set<number>();
  const place = (name: SpaceName, where: Where): readonly number[] => {
    const space = board.indexOf.get(name);
    if (space === undefined) say('off-the-board', ...where);
    return space === undefined ? [] : [space];
  };
  const take = (space: number, where: Where) => {
    if (taken.has(space)) say('space-taken', ...where);
    taken.add(space);
  };
  const placeAll = (names: readonly SpaceName[], where: Where) =>
    inOrder(names.flatMap((name, i) => place(name, [...where, i])));

  for (const [name, colour] of Object.entries(setup.tiles))
    for (const space of place(name, ['tiles', name])) {
      take(space, ['tiles', name]);
      tiles[space] = colour;
    }
  for (const [name, leader] of Object.entries(setup.leaders))
    for (const space of place(name, ['leaders', name])) {
      take(space, ['leaders', name]);
      leaders[space] = leaderNamed(leader);
    }
  const bandits = setup.bandits.flatMap(({ at, strength }, i) => {
    const spaces = at.map((name, j) => place(name, ['bandits', i, 'at', j]));
    for (const [j, [space]] of spaces.entries())
      if (space !== undefined) take(space, ['bandits', i, 'at', j]);
    const lair = threeOf(inOrder(spaces.flat()));
    return lair ? [{ at: lair, strength }] : [];
  });
  const pagodas = setup.pagodas.flatMap(({ colour, at }, i) => {
    const triangle = threeOf(placeAll(at, ['pagodas', i, 'at']));
    return triangle ? [{ colour, at: triangle }] : [];
  });
  const palace = setup.palace && (fourOf(placeAll(setup.palace, ['palace'])) ?? null);
  const granaries = placeAll(setup.granaries, ['granaries']);
  const { players, turn, hands } = setup;
  return { board, players, turn, tiles, leaders, pagodas, palace, granaries, bandits, hands };
}

const LAID_OUT = new WeakMap<Setup, Position>();

/** A set-up by the spaces of its board, unchecked; the same set-up gives the same, computed once. */
export function laidOut(setup: Setup): Position {
  const known = LAID_OUT.get(setup);
  if (known) return known;
  const position = layOut(setup);
  LAID_OUT.set(setup, position);
  return position;
}
