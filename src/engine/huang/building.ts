import type { RuleId } from '../trace.ts';
import { areNeighbours } from './board.ts';
import { buildPagoda, buildPalace, type Draft } from './draft.ts';
import type { Objection } from './placement.ts';
import { carriesBuilding, type Position, pagodasLeft } from './position.ts';
import type { Rulings } from './ruling.ts';
import type { Colour } from './vocabulary.ts';

/** The spaces with these names; undefined when one is no space of the board. */
export function spacesNamed(position: Position, names: readonly string[]): readonly number[] | undefined {
  const spaces = names.map((name) => position.board.indexOf.get(name));
  return spaces.every((space) => space !== undefined) ? spaces : undefined;
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((space) => b.includes(space));

/** A pagoda that is wanted: where, and from where when none is left beside the board. */
export interface PagodaWish {
  readonly colour: Colour;
  /** Undefined when a space of it is off the board. */
  readonly at: readonly number[] | undefined;
  readonly from: readonly number[] | null | undefined;
}

/**
 * What speaks against a pagoda. Rule: huang/pagodas/triangle, huang/pagodas/free-tiles, huang/pagodas/supply
 */
export function objectionToPagoda(
  position: Position,
  wish: PagodaWish,
  rulings: Rulings,
): Objection | undefined {
  const { colour, at, from } = wish;
  if (!at || !isTriangle(position, colour, at))
    return { reason: 'no-triangle', rule: 'huang/pagodas/triangle' };
  const moved = from && position.pagodas.find((one) => one.colour === colour && isSame(one.at, from));
  const isSupplied = pagodasLeft(position, colour) > 0;
  if (isSupplied ? from !== null : !moved)
    return { reason: 'no-such-building', rule: 'huang/pagodas/supply' };
  if (moved && isSame(moved.at, at)) return { reason: 'no-triangle', rule: 'huang/pagodas/triangle' };
  const own = moved && rulings['moved-pagoda-tiles'] === 'free' ? moved.at : [];
  return objectionToBase(
    {
      ...position,
      pagodas: own.length > 0 ? position.pagodas.filter((one) => one !== moved) : position.pagodas,
    },
    at,
  );
}

/** What speaks against the palace on these spaces. Rule: huang/palace/base, huang/pagodas/free-tiles */
export function objectionToPalace(
  position: Position,
  at: readonly number[] | undefined,
  rulings: Rulings,
): Objection | undefined {
  const { palace } = position;
  if (!at || !isPalaceBase(position, at) || (palace && isSame(palace, at)))
    return { reason: 'not-a-palace-base', rule: 'huang/palace/base' };
  return objectionToBase(
    rulings['moved-pagoda-tiles'] === 'free' ? { ...position, palace: null } : position,
    at,
  );
}

function objectionToBase(position: Position, at: readonly number[]): Objection | undefined {
  return at.some((space) => carriesBuilding(position, space))
    ? { reason: 'carries-building', rule: 'huang/pagodas/free-tiles' }
    : undefined;
}

/** Three tiles of one colour, each touching the other two. */
export function isTriangle({ board, tiles }: Position, colour: Colour, at: readonly number[]): boolean {
  const [a, b, c] = at;
  if (at.length !== 3 || a === undefined || b === undefined || c === undefined) return false;
  const areLinked = areNeighbours(board, a, b) && areNeighbours(board, b, c) && areNeighbours(board, a, c);
  return areLinked && at.every((space) => tiles[space] === colour);
}

/** Four different yellow tiles that hang together. */
export function isPalaceBase({ board, tiles }: Position, at: readonly number[]): boolean {
  if (at.length !== 4 || new Set(at).size !== 4 || at.some((space) => tiles[space] !== 'yellow'))
    return false;
  const reached = at.slice(0, 1);
  for (const space of reached)
    reached.push(...at.filter((other) => !reached.includes(other) && areNeighbours(board, space, other)));
  return reached.length === 4;
}

/** Builds what has been found free of objections. */
export function build(
  draft: Draft,
  wish: PagodaWish | { readonly palace: readonly number[] },
  rule: RuleId,
): void {
  if ('palace' in wish) buildPalace(draft, wish.palace);
  else if (wish.at) buildPagoda(draft, wish.colour, wish.at, wish.from ?? null, rule);
}
