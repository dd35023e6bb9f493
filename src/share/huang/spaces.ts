import type { Board, SpaceName } from '../../engine/huang/board.ts';
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
  const beside = board.neighbours[board.indexOf.get(before ?? '') ?? -1] ?? [];
  const space = value === undefined ? undefined : board.indexOf.get(value);
  const known = value === undefined ? undefined : wayTo(space, likely, beside);
  switch (WAYS[coder.pick(odds, known)]) {
    case 'likely':
      return board.names[packOneOf(coder, likely, space) ?? -1] ?? NOWHERE;
    case 'beside':
      return board.names[packOneOf(coder, beside, space) ?? -1] ?? NOWHERE;
    case 'any':
      return board.names[coder.whole(board.names.length, space)] ?? NOWHERE;
    default:
      return packFarSpace(coder, value);
  }
}

/** What a forged link names that asks for a space of none; it reads as off the board. */
const NOWHERE: SpaceName = `${FARTHEST},${FARTHEST}`;

function wayTo(space: number | undefined, likely: readonly number[], beside: readonly number[]): number {
  if (space === undefined) return WAYS.indexOf('off');
  if (likely.includes(space)) return WAYS.indexOf('likely');
  return WAYS.indexOf(beside.includes(space) ? 'beside' : 'any');
}

function packFarSpace(coder: Coder, value?: SpaceName): SpaceName {
  const given = value?.split(',').map((part) => Number(part) + FARTHEST);
  const [q, r] = [0, 1].map((i) => coder.whole(2 * FARTHEST + 1, given?.[i]) - FARTHEST);
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
