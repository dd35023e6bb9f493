import {
  checkBoolean,
  checkEnum,
  checkInteger,
  checkObject,
  nullable,
  optional,
  refineCheck,
  required,
} from '../../../core/check.ts';
import { appendKey } from '../../../core/problem.ts';
import { createOpenKind } from '../../../saves/save.ts';
import {
  checkGridSize,
  checkKhanSpace,
  checkKhanSpaces,
  reportMisplacedRuler,
  reportOffGrid,
  toGrid,
} from '../referee/check-space.ts';
import { positionFields, reportMisplacedPieces } from '../referee/position.ts';
import type { TrappedYurtRuling } from '../rules/drive-out.ts';
import { DIRECTIONS, type Direction, type KhanSpaceName } from '../rules/grid.ts';
import type { KhanSetup } from '../rules/position.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { DRIVE_OUT_CAUSES, type DriveOutCause, YURTS_IN_CAMP } from '../rules/vocabulary.ts';

/** A ruler to be driven out, with everything that can block it; `rulers` are the others on the board. */
export interface KhanRulers extends KhanSetup {
  readonly size: readonly [number, number];
  /** Null if there is no ruler on the board. */
  readonly ruler: KhanSpaceName | null;
  /** The direction on the card; null if not entered yet. */
  readonly direction: Direction | null;
  /** Spaces with a yurt, another ruler or a tile, of which it is not entered what it is. */
  readonly taken: readonly KhanSpaceName[];
  readonly camp: number;
  readonly by: DriveOutCause;
  /** The number of rulers that have already left the game; the state of the tool is stored as it is. */
  readonly left: number;
  /** The ruling `trapped-yurt` of this board; undefined: as in the settings. */
  readonly trappedYurt?: TrappedYurtRuling | undefined;
  /** The last move that was carried out, until a ruler or a direction is chosen for the next one. */
  readonly carried?: RulerMove | undefined;
}

/** The move of a ruler that was driven out. */
export interface RulerMove {
  readonly from: KhanSpaceName;
  /** Null if it could not move. */
  readonly to: KhanSpaceName | null;
  /** Whether it left the board. */
  readonly leaves: boolean;
}

/**
 * The number of rulers in the game. Source: reviews of the game; our copy of the rules does not contain it.
 */
export const RULERS_IN_GAME = 8;

const checkCarried = checkObject<RulerMove>({
  from: required(checkKhanSpace),
  to: required(nullable(checkKhanSpace)),
  leaves: required(checkBoolean),
});

const checkFields = checkObject<KhanRulers>({
  ...positionFields,
  size: required(checkGridSize),
  ruler: required(nullable(checkKhanSpace)),
  direction: required(nullable(checkEnum(DIRECTIONS))),
  taken: required(checkKhanSpaces()),
  camp: required(checkInteger(1, YURTS_IN_CAMP)),
  by: required(checkEnum(DRIVE_OUT_CAUSES)),
  left: required(checkInteger(0, RULERS_IN_GAME - 1)),
  trappedYurt: optional(
    (value, ...at) =>
      value === undefined ? undefined : checkEnum(KHAN_RULING_OPTIONS['trapped-yurt'])(value, ...at),
    undefined,
  ),
  carried: optional(
    (value, ...at) => (value === undefined ? undefined : checkCarried(value, ...at)),
    undefined,
  ),
});

/** Checks that all spaces are on the board, and that pieces are only where they are allowed. */
const checkRulers = refineCheck(checkFields, (state, path, problems) => {
  const { size, ruler, river, taken, carried } = state;
  const grid = toGrid(size);
  if (ruler !== null) reportMisplacedRuler(ruler, river, grid, appendKey(path, 'ruler'), problems);
  reportMisplacedPieces(state, grid, path, problems);
  reportOffGrid(taken, grid, appendKey(path, 'taken'), problems);
  if (carried) reportOffGrid(listMoveSpaces(carried), grid, appendKey(path, 'carried'), problems);
});

/**
 * The open state with its undo and redo history, latest last. Stored under `khan-rulers` as `{ "version": 4,
 * "now": { "size": [13, 13], "ruler": "6,6", "direction": "SE", "river": [], "yurts": { "5,5": "red" },
 * "rulers": [], "tiles": [], "taken": ["7,7"], "camp": 5, "by": "phase", "left": 0 }, "past": [], "future":
 * [] }`, with `"carried": { "from": "6,6", "to": "7,7", "leaves": false }` after a move, and with
 * `"trappedYurt": "laid"` if the board has its own ruling. Before version 3 each state had a direction from
 * the start; before version 4 all that blocks a ruler was in `taken`.
 */
export const KHAN_RULERS_SAVE = createOpenKind('khan-rulers', 4, checkRulers);

/** Returns the start and, if there is one, the end of a ruler's move. */
export function listMoveSpaces({ from, to }: RulerMove): readonly KhanSpaceName[] {
  return to === null ? [from] : [from, to];
}
