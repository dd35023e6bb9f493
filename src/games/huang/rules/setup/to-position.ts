import type { ProblemReporter } from '../../../../core/problem.ts';
import { type Board, boardOf, type SpaceName, sortSpaces } from '../board/board.ts';
import { toQuadruple, toTriple } from '../board/tuple.ts';
import { type Leader, toLeader } from '../leader.ts';
import type { Colour } from '../vocabulary.ts';
import type { Position } from './position.ts';
import type { Setup } from './setup.ts';

type KeyPath = readonly (string | number)[];

/** Makes functions that look up spaces by name and detect two pieces on one space. */
function createPlacer(board: Board, report: ProblemReporter) {
  const taken = new Set<number>();
  const place = (name: SpaceName, where: KeyPath): readonly number[] => {
    const space = board.spaceByName.get(name);
    if (space === undefined) report('off-the-board', ...where);
    return space === undefined ? [] : [space];
  };
  const placeAll = (names: readonly SpaceName[], where: KeyPath) =>
    sortSpaces(names.flatMap((name, i) => place(name, [...where, i])));
  const take = (space: number, where: KeyPath) => {
    if (taken.has(space)) report('space-taken', ...where);
    taken.add(space);
  };
  return { place, placeAll, take };
}

type Lay<T> = (space: number, piece: T) => void;

/**
 * Converts a setup to a position without checking it further; pieces off the board are dropped, and these and
 * doubly occupied spaces are reported.
 */
export function toPosition(setup: Setup, report: ProblemReporter = () => {}): Position {
  const board = boardOf(setup.board);
  const tiles: (Colour | null)[] = new Array(board.names.length).fill(null);
  const leaders: (Leader | null)[] = new Array(board.names.length).fill(null);
  const { place, placeAll, take } = createPlacer(board, report);
  const placeEach = <T>(key: string, pieces: Readonly<Record<SpaceName, T>>, lay: Lay<T>) => {
    for (const [name, piece] of Object.entries(pieces))
      for (const space of place(name, [key, name])) {
        take(space, [key, name]);
        lay(space, piece);
      }
  };

  placeEach('tiles', setup.tiles, (space, colour) => (tiles[space] = colour));
  placeEach('leaders', setup.leaders, (space, leader) => (leaders[space] = toLeader(leader)));
  const bandits = setup.bandits.flatMap(({ at, strength }, i) => {
    const spaces = at.map((name, j) => place(name, ['bandits', i, 'at', j]));
    for (const [j, [space]] of spaces.entries())
      if (space !== undefined) take(space, ['bandits', i, 'at', j]);
    const lair = toTriple(sortSpaces(spaces.flat()));
    return lair ? [{ at: lair, strength }] : [];
  });
  const pagodas = setup.pagodas.flatMap(({ colour, at }, i) => {
    const triangle = toTriple(placeAll(at, ['pagodas', i, 'at']));
    return triangle ? [{ colour, at: triangle }] : [];
  });
  const { players, turn, hands } = setup;
  const palace = setup.palace && (toQuadruple(placeAll(setup.palace, ['palace'])) ?? null);
  const granaries = placeAll(setup.granaries, ['granaries']);
  return { board, players, turn, tiles, leaders, pagodas, palace, granaries, bandits, hands };
}
