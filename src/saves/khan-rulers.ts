import type { TrappedYurt } from '../engine/khan/drive-out.ts';
import { DIRECTIONS, type Direction, type SpaceName } from '../engine/khan/grid.ts';
import { KHAN_RULINGS } from '../engine/khan/rulings.ts';
import { DRIVERS, type Driver, YURTS_IN_CAMP } from '../engine/khan/vocabulary.ts';
import {
  checkObject,
  checkThen,
  checkWhole,
  checkWord,
  checkYesNo,
  optional,
  orNull,
  required,
} from '../referee/check.ts';
import {
  checkSize,
  checkSpace,
  checkSpaces,
  findMisplacedRuler,
  findOffGrid,
  gridOf,
} from '../referee/khan/space.ts';
import { pathTo } from '../referee/problem.ts';
import { type OpenSave, openKind, type SaveKind } from './save.ts';

/** A ruler to be driven out, with everything that can block it. */
export interface KhanRulers {
  readonly size: readonly [number, number];
  /** Null if there is no ruler on the board. */
  readonly ruler: SpaceName | null;
  /** The direction on the card; null if not entered yet. */
  readonly direction: Direction | null;
  readonly river: readonly SpaceName[];
  /** Spaces with a yurt, another ruler or a tile. */
  readonly taken: readonly SpaceName[];
  readonly camp: number;
  readonly by: Driver;
  /** The number of rulers that have already left the game. */
  readonly left: number;
  /** The ruling of this board on the open point `trapped-yurt`; undefined: as in the settings. */
  readonly trappedYurt?: TrappedYurt | undefined;
  /** The last move that was carried out, until a ruler or a direction is chosen for the next one. */
  readonly carried?: Carried | undefined;
}

/** A ruler that has been driven out. */
export interface Carried {
  readonly from: SpaceName;
  /** Null if it could not move. */
  readonly to: SpaceName | null;
  /** Whether it left the board. */
  readonly leaves: boolean;
}

/**
 * The open state with its undo and redo history, latest last. Stored under `khan-rulers` as `{ "version": 3,
 * "now": { "size": [13, 13], "ruler": "6,6", "direction": "SE", "river": [], "taken": ["7,7"], "camp": 5,
 * "by": "phase", "left": 0 }, "past": [], "future": [] }`, with `"carried": { "from": "6,6", "to": "7,7",
 * "leaves": false }` after a move, and with `"trappedYurt": "laid"` if the board has its own ruling. Before
 * version 3 each state had a direction from the start.
 */
export type KhanRulersSave = OpenSave<KhanRulers, 3>;

/**
 * The number of rulers in the game. Source: reviews of the game; the known page of the rulebook does not say.
 */
export const RULERS_IN_GAME = 8;

const checkCarried = checkObject<Carried>({
  from: required(checkSpace),
  to: required(orNull(checkSpace)),
  leaves: required(checkYesNo),
});

const checkWritten = checkObject<KhanRulers>({
  size: required(checkSize),
  ruler: required(orNull(checkSpace)),
  direction: required(orNull(checkWord(DIRECTIONS))),
  river: required(checkSpaces()),
  taken: required(checkSpaces()),
  camp: required(checkWhole(1, YURTS_IN_CAMP)),
  by: required(checkWord(DRIVERS)),
  left: required(checkWhole(0, RULERS_IN_GAME - 1)),
  trappedYurt: optional(
    (value, ...at) =>
      value === undefined ? undefined : checkWord(KHAN_RULINGS['trapped-yurt'])(value, ...at),
    undefined,
  ),
  carried: optional(
    (value, ...at) => (value === undefined ? undefined : checkCarried(value, ...at)),
    undefined,
  ),
});

/** Checks that the ruler is on land and that all spaces are on the board. */
const checkRulers = checkThen(checkWritten, (written, path, problems) => {
  const { size, ruler, river, taken, carried } = written;
  const grid = gridOf(size);
  if (ruler !== null) findMisplacedRuler(ruler, river, grid, pathTo(path, 'ruler'), problems);
  findOffGrid(river, grid, pathTo(path, 'river'), problems);
  findOffGrid(taken, grid, pathTo(path, 'taken'), problems);
  if (carried) findOffGrid(spacesOf(carried), grid, pathTo(path, 'carried'), problems);
});

export const KHAN_RULERS: SaveKind<KhanRulersSave> = openKind('khan-rulers', 3, checkRulers);

/** Returns the start and, if there is one, the end of a ruler's move. */
export function spacesOf({ from, to }: Carried): readonly SpaceName[] {
  return to === null ? [from] : [from, to];
}
