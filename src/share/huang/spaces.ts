import { type Board, nameAt, neighboursOf, type SpaceName } from '../../engine/huang/board.ts';
import { coordinatesOf } from '../../engine/huang/hex.ts';
import { type Four, fourOf, type Three, threeOf } from '../../engine/huang/tuple.ts';
import { type Coder, type Odds, packList, packOneOf } from '../packing/coder.ts';
import { LONGEST_LIST } from './words.ts';

/** The context for packing a space in few bits. */
export interface Scene {
  readonly coder: Coder;
  readonly board: Board;
  /** Odds of each way to name a space, in the order of `WAYS`. */
  readonly odds: Odds;
}

/**
 * A space is one of the likely ones, a neighbour of the previous one, any space of the board, or off the
 * board.
 */
const WAYS = ['likely', 'beside', 'any', 'off'] as const;

/** Makes a scene with the initial odds. */
export function freshScene(coder: Coder, board: Board): Scene {
  return { coder, board, odds: [24, 16, 24, 1] };
}

/** The coordinates of a well-formed space are between `-FARTHEST` and `FARTHEST`. */
const FARTHEST = 9999;

/** Packs the name of a space. `likely` and `before` must be spaces of the board. */
export function packSpace(
  { coder, board, odds }: Scene,
  likely: readonly number[],
  before: SpaceName | undefined,
  value?: SpaceName,
): SpaceName {
  const last = before === undefined ? undefined : board.indexOf.get(before);
  const beside = last === undefined ? [] : neighboursOf(board, last);
  const space = value === undefined ? undefined : board.indexOf.get(value);
  const known = value === undefined ? undefined : chooseWay(space, likely, beside);
  switch (WAYS[coder.pick(odds, known)]) {
    case 'likely':
      return nameOrNowhere(board, packOneOf(coder, likely, space));
    case 'beside':
      return nameOrNowhere(board, packOneOf(coder, beside, space));
    case 'any':
      return packOneOf(coder, board.names, value) ?? NOWHERE;
    default:
      return packFarSpace(coder, value);
  }
}

/** The result for a forged link that picks a space from an empty list; it is off the board. */
export const NOWHERE: SpaceName = `${FARTHEST},${FARTHEST}`;

function nameOrNowhere(board: Board, space: number | undefined): SpaceName {
  return space === undefined ? NOWHERE : nameAt(board, space);
}

function chooseWay(space: number | undefined, likely: readonly number[], beside: readonly number[]): number {
  if (space === undefined) return WAYS.indexOf('off');
  if (likely.includes(space)) return WAYS.indexOf('likely');
  return WAYS.indexOf(beside.includes(space) ? 'beside' : 'any');
}

function packFarSpace(coder: Coder, value?: SpaceName): SpaceName {
  const given = value === undefined ? undefined : coordinatesOf(value);
  const [q, r] = [0, 1].map((i) => {
    const known = given?.[i];
    return coder.whole(2 * FARTHEST + 1, known === undefined ? undefined : known + FARTHEST) - FARTHEST;
  });
  return `${q},${r}`;
}

/** Packs a list of spaces in order. */
export function packSpaces(
  scene: Scene,
  likely: readonly number[],
  value?: readonly SpaceName[],
): readonly SpaceName[] {
  let before: SpaceName | undefined;
  const one = (space?: SpaceName) => {
    before = packSpace(scene, likely, before, space);
    return before;
  };
  return packList(scene.coder, LONGEST_LIST, one, value);
}

/**
 * Packs the three spaces of a pagoda. Only a forged link has more or fewer; these are read as off the board.
 */
export function packThree(scene: Scene, value?: Three<SpaceName>): Three<SpaceName> {
  return threeOf(packSpaces(scene, [], value)) ?? [NOWHERE, NOWHERE, NOWHERE];
}

/** Packs the four spaces of the palace. */
export function packFour(scene: Scene, value?: Four<SpaceName>): Four<SpaceName> {
  return fourOf(packSpaces(scene, [], value)) ?? [NOWHERE, NOWHERE, NOWHERE, NOWHERE];
}

/** Packs the spaces of a pagoda or of the palace. */
export function packThreeOrFour(
  scene: Scene,
  value?: Three<SpaceName> | Four<SpaceName>,
): Three<SpaceName> | Four<SpaceName> {
  const spaces = packSpaces(scene, [], value);
  return threeOf(spaces) ?? fourOf(spaces) ?? [NOWHERE, NOWHERE, NOWHERE];
}
