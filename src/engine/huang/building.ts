import { areNeighbours, type SpaceName } from './board.ts';
import { carriesBuilding, type Position, pagodasLeft } from './position.ts';
import { type Refusal, refusal } from './reasons.ts';
import type { Rulings } from './ruling.ts';
import type { Four, Three } from './tuple.ts';
import type { Colour } from './vocabulary.ts';

/** Returns the spaces with these names; undefined if one of them is not on the board. */
export function spacesNamed(position: Position, names: Three<SpaceName>): Three<number> | undefined;
export function spacesNamed(position: Position, names: Four<SpaceName>): Four<number> | undefined;
export function spacesNamed(position: Position, names: readonly SpaceName[]): readonly number[] | undefined;
export function spacesNamed(position: Position, names: readonly SpaceName[]): readonly number[] | undefined {
  const spaces = names.map((name) => position.board.indexOf.get(name));
  return spaces.every((space) => space !== undefined) ? spaces : undefined;
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((space) => b.includes(space));

/** A planned pagoda: its position, and that of the pagoda to be moved if none is left in the supply. */
export interface PagodaPlan {
  readonly colour: Colour;
  readonly at: Three<number>;
  /** Null if no pagoda is moved; undefined if one of its spaces is off the board. */
  readonly from: Three<number> | null | undefined;
}

/**
 * Returns why a pagoda cannot be built; undefined if it can. Rule: huang/pagodas/triangle,
 * huang/pagodas/free-tiles, huang/pagodas/supply
 */
export function refusalOfPagoda(position: Position, plan: PagodaPlan, rulings: Rulings): Refusal | undefined {
  const { colour, at, from } = plan;
  if (!isTriangle(position, colour, at)) return refusal('no-triangle', 'huang/pagodas/triangle');
  const moved = from && position.pagodas.find((one) => one.colour === colour && isSame(one.at, from));
  const isSupplied = pagodasLeft(position, colour) > 0;
  if (isSupplied ? from !== null : !moved) return refusal('no-such-building', 'huang/pagodas/supply');
  if (moved && isSame(moved.at, at)) return refusal('no-triangle', 'huang/pagodas/triangle');
  const own = moved && rulings['moved-pagoda-tiles'] === 'free' ? moved.at : [];
  return refusalOfBase(
    {
      ...position,
      pagodas: own.length > 0 ? position.pagodas.filter((one) => one !== moved) : position.pagodas,
    },
    at,
  );
}

/**
 * Returns why the palace cannot be built on these spaces; undefined if it can. Rule: huang/palace/base,
 * huang/pagodas/free-tiles
 */
export function refusalOfPalace(position: Position, at: Four<number>, rulings: Rulings): Refusal | undefined {
  const { palace } = position;
  if (!isPalaceBase(position, at) || (palace && isSame(palace, at)))
    return refusal('not-a-palace-base', 'huang/palace/base');
  return refusalOfBase(
    rulings['moved-pagoda-tiles'] === 'free' ? { ...position, palace: null } : position,
    at,
  );
}

function refusalOfBase(position: Position, at: readonly number[]): Refusal | undefined {
  return at.some((space) => carriesBuilding(position, space))
    ? refusal('carries-building', 'huang/pagodas/free-tiles')
    : undefined;
}

/** Returns whether the spaces have three tiles of one colour, each touching the other two. */
export function isTriangle({ board, tiles }: Position, colour: Colour, at: Three<number>): boolean {
  const [a, b, c] = at;
  const areLinked = areNeighbours(board, a, b) && areNeighbours(board, b, c) && areNeighbours(board, a, c);
  return areLinked && at.every((space) => tiles[space] === colour);
}

/** Returns whether the spaces have four different, connected yellow tiles. */
export function isPalaceBase({ board, tiles }: Position, at: Four<number>): boolean {
  if (new Set(at).size !== 4 || at.some((space) => tiles[space] !== 'yellow')) return false;
  const reached = [at[0]];
  for (const space of reached)
    reached.push(...at.filter((other) => !reached.includes(other) && areNeighbours(board, space, other)));
  return reached.length === 4;
}
