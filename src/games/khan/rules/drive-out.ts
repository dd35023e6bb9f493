import type { RuleId } from '../../../core/trace.ts';
import {
  type Direction,
  findSpaceIndex,
  getOffsetPoint,
  getSpaceIndex,
  type KhanSpaceName,
  listSpaceIndices,
  makeSpace,
  rotateDirections,
  type SquareGrid,
} from './grid.ts';
import type { KhanRulings } from './ruling-options.ts';
import type { DriveOutStep, SpaceContent } from './step.ts';
import type { DriveOutCause } from './vocabulary.ts';

/** The ruling `trapped-yurt`: whether a ruler that cannot move leaves a yurt on its space. */
export type TrappedYurtRuling = KhanRulings['trapped-yurt'];

/** A ruler to be driven out, and everything that can block it. */
export interface DriveOutInput {
  readonly grid: SquareGrid;
  readonly ruler: KhanSpaceName;
  /** The direction that the card shows. */
  readonly direction: Direction;
  readonly river: readonly KhanSpaceName[];
  /** Spaces with a yurt, a ruler or a tile. */
  readonly taken: readonly KhanSpaceName[];
  /** The number of yurts left in the ruler's own camp. */
  readonly camp: number;
  readonly by: DriveOutCause;
  /** The ruling `trapped-yurt`. */
  readonly trappedYurt: TrappedYurtRuling;
}

/** What happened to the ruler, its camp and the general supply. */
export interface DriveOutOutcome {
  /** The space the ruler moved to; null if there was none. */
  readonly to: KhanSpaceName | null;
  /** The direction the ruler moved in; null if it did not move. */
  readonly direction: Direction | null;
  /** The space that gets a neutral yurt; null if none is placed. */
  readonly yurt: KhanSpaceName | null;
  readonly camp: number;
  /** The change of the general supply, in yurts. */
  readonly supply: number;
  /** Whether the ruler leaves the board. */
  readonly leaves: boolean;
  readonly trace: readonly DriveOutStep[];
  /** The rulings that affected the result. */
  readonly used: readonly 'trapped-yurt'[];
}

/** The greatest distance of the move, in spaces. Rule: khan/drive-out/space */
const LONGEST_MOVE = 3;

/**
 * Drives a ruler out: finds where it goes and what happens to its camp.
 * Rule: khan/drive-out/space, khan/drive-out/clockwise
 */
export function driveOutRuler(input: DriveOutInput): DriveOutOutcome {
  const steps: DriveOutStep[] = [];
  const refuge = findRefuge(input, steps);
  return refuge ? moveRuler(input, refuge, steps) : removeRuler(input, steps);
}

/** A space that the ruler can move to, and its direction. */
interface Refuge {
  readonly to: KhanSpaceName;
  readonly direction: Direction;
}

/** Finds the first refuge, clockwise from the card's direction. Rule: khan/drive-out/clockwise */
function findRefuge(input: DriveOutInput, steps: DriveOutStep[]): Refuge | undefined {
  const { grid, direction: first } = input;
  const river = new Set(listSpaceIndices(grid, input.river));
  const taken = new Set(listSpaceIndices(grid, input.taken));
  const getContent = (space: number) => (river.has(space) ? 'river' : taken.has(space) ? 'taken' : 'free');
  for (const [turned, direction] of rotateDirections(first).entries()) {
    const rule = turned === 0 ? 'khan/drive-out/space' : 'khan/drive-out/clockwise';
    steps.push({ rule, step: 'direction-tried', direction, turned });
    const to = findFreeSpace(input, direction, getContent, steps);
    if (to !== undefined) return { to, direction };
  }
  return undefined;
}

/**
 * Finds the first free land space in one direction; taken and river spaces before it are skipped.
 * Rule: khan/drive-out/space
 */
function findFreeSpace(
  { grid, ruler }: DriveOutInput,
  direction: Direction,
  getContent: (space: number) => SpaceContent,
  steps: DriveOutStep[],
): KhanSpaceName | undefined {
  const from = getSpaceIndex(grid, ruler);
  for (let distance = 1; distance <= LONGEST_MOVE; distance++) {
    const { x, y } = getOffsetPoint(grid, from, direction, distance);
    const space = findSpaceIndex(grid, x, y);
    const at = space === undefined ? null : makeSpace(grid, space);
    const found = space === undefined ? 'edge' : getContent(space);
    steps.push({ rule: 'khan/drive-out/space', step: 'space-tried', at, distance, found });
    if (found === 'free' && at !== null) return at;
    if (found === 'edge') return undefined;
  }
  return undefined;
}

/** Moves the ruler and places the yurt it leaves behind. Rule: khan/drive-out/yurt, khan/drive-out/action */
function moveRuler(input: DriveOutInput, { to, direction }: Refuge, steps: DriveOutStep[]): DriveOutOutcome {
  const { ruler, by } = input;
  steps.push({ rule: 'khan/drive-out/space', step: 'ruler-moved', from: ruler, to, direction });
  const rule = by === 'phase' ? 'khan/drive-out/yurt' : 'khan/drive-out/action';
  const { camp, supply } = layYurt(input, rule, steps);
  const leaves = by === 'phase' && camp <= 0;
  if (leaves) steps.push({ rule: 'khan/drive-out/last-yurt', step: 'ruler-left', why: 'last-yurt' });
  return { to, direction, yurt: ruler, camp, supply, leaves, trace: steps, used: [] };
}

/**
 * Lays the neutral yurt on the ruler's space. Returns the number of yurts left in the camp and the change of
 * the supply.
 */
function layYurt({ ruler: at, by, camp }: DriveOutInput, rule: RuleId, steps: DriveOutStep[]) {
  const isPhase = by === 'phase';
  const left = isPhase ? camp - 1 : camp;
  steps.push({ rule, step: 'yurt-laid', at, from: isPhase ? 'camp' : 'supply', camp: left });
  return { camp: left, supply: isPhase ? 0 : -1 };
}

/** Removes a ruler that cannot move, with the rest of its camp. Rule: khan/drive-out/trapped */
function removeRuler(input: DriveOutInput, steps: DriveOutStep[]): DriveOutOutcome {
  const rule = 'khan/drive-out/trapped';
  const isLaid = input.trappedYurt === 'laid';
  const { camp, supply } = isLaid ? layYurt(input, rule, steps) : { camp: input.camp, supply: 0 };
  steps.push({ rule, step: 'ruler-left', why: 'trapped' });
  if (camp > 0) steps.push({ rule, step: 'camp-emptied', yurts: camp, isYurtLaid: isLaid });
  return {
    to: null,
    direction: null,
    yurt: isLaid ? input.ruler : null,
    camp: 0,
    supply: supply + camp,
    leaves: true,
    trace: steps,
    used: ['trapped-yurt'],
  };
}
