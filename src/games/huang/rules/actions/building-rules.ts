import { areNeighbours, type SpaceName } from '../board/board.ts';
import type { Quadruple, Triple } from '../board/tuple.ts';
import { createRefusal, type Refusal } from '../reasons.ts';
import type { HuangRulings } from '../ruling.ts';
import { countPagodasLeft, hasBuilding, type Position } from '../setup/position.ts';
import type { Colour } from '../vocabulary.ts';

/** Returns the spaces with these names; undefined if one of them is not on the board. */
export function findSpaces(position: Position, names: Triple<SpaceName>): Triple<number> | undefined;
export function findSpaces(position: Position, names: Quadruple<SpaceName>): Quadruple<number> | undefined;
export function findSpaces(position: Position, names: readonly SpaceName[]): readonly number[] | undefined;
export function findSpaces(position: Position, names: readonly SpaceName[]): readonly number[] | undefined {
  const spaces = names.map((name) => position.board.spaceByName.get(name));
  return spaces.every((space) => space !== undefined) ? spaces : undefined;
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((space) => b.includes(space));

/** A planned pagoda: its position, and that of the pagoda to be moved if none is left in the supply. */
export interface PagodaPlan {
  readonly colour: Colour;
  readonly at: Triple<number>;
  /** Null if no pagoda is moved; undefined if one of its spaces is off the board. */
  readonly from: Triple<number> | null | undefined;
}

/**
 * Returns why a pagoda cannot be built; undefined if it can. Rule: huang/pagodas/triangle,
 * huang/pagodas/free-tiles, huang/pagodas/supply
 */
export function findPagodaRefusal(
  position: Position,
  plan: PagodaPlan,
  rulings: HuangRulings,
): Refusal | undefined {
  const { colour, at, from } = plan;
  if (!isTriangle(position, colour, at)) return createRefusal('no-triangle', 'huang/pagodas/triangle');
  const moved = from && position.pagodas.find((one) => one.colour === colour && isSame(one.at, from));
  const isSupplied = countPagodasLeft(position, colour) > 0;
  if (isSupplied ? from !== null : !moved) return createRefusal('no-such-building', 'huang/pagodas/supply');
  if (moved && isSame(moved.at, at)) return createRefusal('no-triangle', 'huang/pagodas/triangle');
  const own = moved && rulings['moved-pagoda-tiles'] === 'free' ? moved.at : [];
  return findBaseRefusal(
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
export function findPalaceRefusal(
  position: Position,
  at: Quadruple<number>,
  rulings: HuangRulings,
): Refusal | undefined {
  const { palace } = position;
  if (!isPalaceBase(position, at) || (palace && isSame(palace, at)))
    return createRefusal('not-a-palace-base', 'huang/palace/base');
  return findBaseRefusal(
    rulings['moved-pagoda-tiles'] === 'free' ? { ...position, palace: null } : position,
    at,
  );
}

function findBaseRefusal(position: Position, at: readonly number[]): Refusal | undefined {
  return at.some((space) => hasBuilding(position, space))
    ? createRefusal('carries-building', 'huang/pagodas/free-tiles')
    : undefined;
}

/** Returns whether the spaces have three tiles of one colour, each touching the other two. */
export function isTriangle({ board, tiles }: Position, colour: Colour, at: Triple<number>): boolean {
  const [a, b, c] = at;
  const areLinked = areNeighbours(board, a, b) && areNeighbours(board, b, c) && areNeighbours(board, a, c);
  return areLinked && at.every((space) => tiles[space] === colour);
}

/** Returns whether the spaces have four different, connected yellow tiles. */
export function isPalaceBase({ board, tiles }: Position, at: Quadruple<number>): boolean {
  if (new Set(at).size !== 4 || at.some((space) => tiles[space] !== 'yellow')) return false;
  const reached = [at[0]];
  for (const space of reached)
    reached.push(...at.filter((other) => !reached.includes(other) && areNeighbours(board, space, other)));
  return reached.length === 4;
}
