import type { RuleId } from '../trace.ts';
import {
  clockwiseFrom,
  type Direction,
  type Grid,
  makeSpace,
  type SpaceName,
  spaceAt,
  spaceNamed,
  spacesNamed,
  stepsFrom,
} from './grid.ts';
import type { Rulings } from './ruling.ts';
import type { DriveOutStep, Found } from './step.ts';
import type { Driver } from './vocabulary.ts';

/** Whether a ruler that can go nowhere leaves a yurt on its space. */
export type TrappedYurt = Rulings['trapped-yurt'];

/** A ruler that is to be driven out, and all that can stand in its way. */
export interface DriveOut {
  readonly grid: Grid;
  readonly ruler: SpaceName;
  /** The direction that the card shows. */
  readonly direction: Direction;
  readonly river: readonly SpaceName[];
  /** Spaces with a yurt, a ruler or a tile. */
  readonly taken: readonly SpaceName[];
  /** The yurts left in the ruler's own camp. */
  readonly camp: number;
  readonly by: Driver;
  /** The reading of the open point `trapped-yurt`. */
  readonly trappedYurt: TrappedYurt;
}

/** What became of the ruler, of its camp and of the general supply. */
export interface DrivenOut {
  /** Where it went; null when it could go nowhere. */
  readonly to: SpaceName | null;
  /** The direction that served; null when none did. */
  readonly direction: Direction | null;
  /** The space that gets a neutral yurt, null when none is laid. */
  readonly yurt: SpaceName | null;
  readonly camp: number;
  /** By how much the general supply grows. */
  readonly supply: number;
  /** Whether the ruler leaves the board. */
  readonly leaves: boolean;
  readonly trace: readonly DriveOutStep[];
  /** The open points that decided something. */
  readonly used: readonly 'trapped-yurt'[];
}

/** As many spaces as a ruler is driven at most. Rule: khan/drive-out/space */
const FARTHEST = 3;

/** Drives a ruler out. Rule: khan/drive-out/space, khan/drive-out/clockwise */
export function driveOut(asked: DriveOut): DrivenOut {
  const steps: DriveOutStep[] = [];
  const refuge = refugeOf(asked, steps);
  return refuge ? move(asked, refuge, steps) : remove(asked, steps);
}

/** A space to which a ruler can go, and the direction that leads there. */
interface Refuge {
  readonly to: SpaceName;
  readonly direction: Direction;
}

/** The first refuge, clockwise from the card's direction. Rule: khan/drive-out/clockwise */
function refugeOf(asked: DriveOut, steps: DriveOutStep[]): Refuge | undefined {
  const { grid, direction: first } = asked;
  const river = new Set(spacesNamed(grid, asked.river));
  const taken = new Set(spacesNamed(grid, asked.taken));
  const groundAt = (space: number) => (river.has(space) ? 'river' : taken.has(space) ? 'taken' : 'free');
  for (const [turned, direction] of clockwiseFrom(first).entries()) {
    const rule = turned === 0 ? 'khan/drive-out/space' : 'khan/drive-out/clockwise';
    steps.push({ rule, step: 'direction-tried', direction, turned });
    const to = freeSpaceIn(asked, direction, groundAt, steps);
    if (to !== undefined) return { to, direction };
  }
  return undefined;
}

/** The first free land space in one direction; what stands or flows before it is passed. Rule: khan/drive-out/space */
function freeSpaceIn(
  { grid, ruler }: DriveOut,
  direction: Direction,
  groundAt: (space: number) => Found,
  steps: DriveOutStep[],
): SpaceName | undefined {
  const from = spaceNamed(grid, ruler);
  for (let distance = 1; distance <= FARTHEST; distance++) {
    const { x, y } = stepsFrom(grid, from, direction, distance);
    const space = spaceAt(grid, x, y);
    const at = space === undefined ? null : makeSpace(grid, space);
    const found = space === undefined ? 'edge' : groundAt(space);
    steps.push({ rule: 'khan/drive-out/space', step: 'space-tried', at, distance, found });
    if (found === 'free' && at !== null) return at;
    if (found === 'edge') return undefined;
  }
  return undefined;
}

/** The move itself, and the yurt left behind. Rule: khan/drive-out/yurt, khan/drive-out/action */
function move(asked: DriveOut, { to, direction }: Refuge, steps: DriveOutStep[]): DrivenOut {
  const { ruler, by } = asked;
  steps.push({ rule: 'khan/drive-out/space', step: 'ruler-moved', from: ruler, to, direction });
  const rule = by === 'phase' ? 'khan/drive-out/yurt' : 'khan/drive-out/action';
  const { camp, supply } = layYurt(asked, rule, steps);
  const leaves = by === 'phase' && camp <= 0;
  if (leaves) steps.push({ rule: 'khan/drive-out/last-yurt', step: 'ruler-left', why: 'last-yurt' });
  return { to, direction, yurt: ruler, camp, supply, leaves, trace: steps, used: [] };
}

/** Lays the neutral yurt on the ruler's space; what is left in the camp, and by how much the supply grows. */
function layYurt({ ruler: at, by, camp }: DriveOut, rule: RuleId, steps: DriveOutStep[]) {
  const isPhase = by === 'phase';
  const left = isPhase ? camp - 1 : camp;
  steps.push({ rule, step: 'yurt-laid', at, from: isPhase ? 'camp' : 'supply', camp: left });
  return { camp: left, supply: isPhase ? 0 : -1 };
}

/** A ruler that can go nowhere leaves, with all that is left in its camp. Rule: khan/drive-out/trapped */
function remove(asked: DriveOut, steps: DriveOutStep[]): DrivenOut {
  const rule = 'khan/drive-out/trapped';
  const isLaid = asked.trappedYurt === 'laid';
  const { camp, supply } = isLaid ? layYurt(asked, rule, steps) : { camp: asked.camp, supply: 0 };
  steps.push({ rule, step: 'ruler-left', why: 'trapped' });
  if (camp > 0) steps.push({ rule, step: 'camp-emptied', yurts: camp, isYurtLaid: isLaid });
  return {
    to: null,
    direction: null,
    yurt: isLaid ? asked.ruler : null,
    camp: 0,
    supply: supply + camp,
    leaves: true,
    trace: steps,
    used: ['trapped-yurt'],
  };
}
