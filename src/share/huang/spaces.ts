import { type Board, nameAt, neighboursOf, type SpaceName } from '../../engine/huang/board.ts';
import { coordinatesOf } from '../../engine/huang/hex.ts';
import { type Four, fourOf, type Three, threeOf } from '../../engine/huang/tuple.ts';
import { type Coder, type Odds, packList, packOneOf } from '../packing/coder.ts';
import { LONGEST_LIST } from './words.ts';

/** What helps to name a space in few bits. */
export interface Scene {
  readonly coder: Coder;
  readonly board: Board;
  /** How likely each way to name a space is, in the order of `WAYS`. */
  readonly odds: Odds;
}

/** A space is one of those that are likely here, or beside the one named before it, or any, or off the board. */
const WAYS = ['likely', 'beside', 'any', 'off'] as const;

export function freshScene(coder: Coder, board: Board): Scene {
  return { coder, board, odds: [24, 16, 24, 1] };
}

/** The coordinates of a well-written space lie between this and its negative. */
const FARTHEST = 9999;

/** A space, as it is written. `likely` are spaces of the board, and so is the one named before. */
export function packSpace(
  { coder, board, odds }: Scene,
  likely: readonly number[],
  before: SpaceName | undefined,
  value?: SpaceName,
): SpaceName {
  const last = before === undefined ? undefined : board.indexOf.get(before);
  const beside = last === undefined ? [] : neighboursOf(board, last);
  const space = value === undefined ? undefined : board.indexOf.get(value);
  const known = value === undefined ? undefined : wayTo(space, likely, beside);
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

/** What a forged link names that asks for a space of none; it reads as off the board. */
export const NOWHERE: SpaceName = `${FARTHEST},${FARTHEST}`;

function nameOrNowhere(board: Board, space: number | undefined): SpaceName {
  return space === undefined ? NOWHERE : nameAt(board, space);
}

function wayTo(space: number | undefined, likely: readonly number[], beside: readonly number[]): number {
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

/** Some spaces, in their order. */
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

/** The three spaces of a pagoda. Only a forged link has more or fewer; they read as off the board. */
export function packThree(scene: Scene, value?: Three<SpaceName>): Three<SpaceName> {
  return threeOf(packSpaces(scene, [], value)) ?? [NOWHERE, NOWHERE, NOWHERE];
}

/** The four spaces of the palace. */
export function packFour(scene: Scene, value?: Four<SpaceName>): Four<SpaceName> {
  return fourOf(packSpaces(scene, [], value)) ?? [NOWHERE, NOWHERE, NOWHERE, NOWHERE];
}

/** The spaces of a pagoda or of the palace. */
export function packThreeOrFour(
  scene: Scene,
  value?: Three<SpaceName> | Four<SpaceName>,
): Three<SpaceName> | Four<SpaceName> {
  const spaces = packSpaces(scene, [], value);
  return threeOf(spaces) ?? fourOf(spaces) ?? [NOWHERE, NOWHERE, NOWHERE];
}
