import {
  type Check,
  checkEnum,
  checkInteger,
  checkList,
  checkObject,
  isObject,
  nullable,
  optional,
  required,
} from '../../../core/check.ts';
import { addProblem, appendKey } from '../../../core/problem.ts';
import { createRecord } from '../../../core/record.ts';
import { isValidBoardRow, MAX_BOARD_SIZE, type SpaceName, type WrittenBoard } from '../rules/board/board.ts';
import { isSpaceName } from '../rules/board/hex.ts';
import { LEADER_NAMES } from '../rules/leader.ts';
import {
  GRANARIES_IN_BOX,
  MAX_BANDIT_STRENGTH,
  MAX_BANDITS,
  MAX_HAND_SIZE,
  MAX_PAGODAS,
  MIN_PLAYERS,
} from '../rules/setup/box.ts';
import { checkSetup } from '../rules/setup/check-setup.ts';
import type { Position, TileHand } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { COLOURS, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import { checkByDynasty } from './check-by-dynasty.ts';
import { checkFourSpaces, checkHuangSpaces, checkThreeSpaces } from './check-space.ts';

/** A position as written in a case. Without `turn`, the first player acts. */
type WrittenSetup = Omit<Setup, 'turn' | 'hands'> & {
  readonly turn: Dynasty | null;
  readonly hands: Setup['hands'];
};

const checkRow: Check<string> = (value, path, problems) => {
  if (typeof value === 'string' && isValidBoardRow(value)) return value;
  return addProblem(problems, { code: 'unknown-value', path, choices: ['.', '~', 'C', '#'] });
};

/** Checks the rows of a drawn board. */
export const checkBoardRows = checkList(checkRow, 1, MAX_BOARD_SIZE);

const checkDrawnBoard = checkObject<{ rows: readonly string[] }>({ rows: required(checkBoardRows) });

const checkBoard: Check<WrittenBoard> = (value, path, problems) =>
  isObject(value)
    ? checkDrawnBoard(value, path, problems)
    : checkEnum(['warring-states'])(value, path, problems);

/** Checks an object whose keys are spaces. */
function checkPieces<T extends string>(choices: readonly T[]): Check<Readonly<Record<SpaceName, T>>> {
  const checkPiece = checkEnum(choices);
  return (value, path, problems) => {
    if (!isObject(value)) return addProblem(problems, { code: 'not-an-object', path });
    const entries = Object.entries(value).slice(0, MOST_PIECES + 1);
    if (entries.length > MOST_PIECES) problems.push({ code: 'too-many', path, most: MOST_PIECES });
    const pieces: Record<SpaceName, T> = {};
    for (const [space, one] of entries) {
      if (!isSpaceName(space)) problems.push({ code: 'not-a-space', path: appendKey(path, space) });
      const piece = checkPiece(one, appendKey(path, space), problems);
      if (piece !== undefined) pieces[space] = piece;
    }
    return pieces;
  };
}

/** The number of tiles in the box: more tiles or leaders cannot be on the board. */
const MOST_PIECES = 138;

const tilesInHand = optional(checkInteger(0, MAX_HAND_SIZE), 0);
const checkHand = checkObject<TileHand>(createRecord(COLOURS, () => tilesInHand));

const checkHands: Check<Setup['hands']> = checkByDynasty(checkHand);

const checkWritten = checkObject<WrittenSetup>({
  board: optional(checkBoard, 'warring-states'),
  players: required(checkList(checkEnum(DYNASTIES), MIN_PLAYERS, DYNASTIES.length)),
  turn: optional<Dynasty | null>(checkEnum(DYNASTIES), null),
  tiles: optional(checkPieces(COLOURS), {}),
  leaders: optional(checkPieces(LEADER_NAMES), {}),
  pagodas: optional(
    checkList(
      checkObject({ colour: required(checkEnum(COLOURS)), at: required(checkThreeSpaces) }),
      0,
      MAX_PAGODAS,
    ),
    [],
  ),
  palace: optional(nullable(checkFourSpaces), null),
  granaries: optional(checkHuangSpaces(0, GRANARIES_IN_BOX), []),
  bandits: optional(
    checkList(
      checkObject({
        at: required(checkThreeSpaces),
        strength: required(checkInteger(1, MAX_BANDIT_STRENGTH)),
      }),
      0,
      MAX_BANDITS,
    ),
    [],
  ),
  hands: optional(checkHands, undefined),
});

/** Checks the form of a position, but not whether it is possible. */
export const checkSetupForm: Check<Setup> = (value, path, problems) => {
  const before = problems.length;
  const written = checkWritten(value, path, problems);
  return written && problems.length === before ? completeSetup(written) : undefined;
};

/** Checks the form of a position, and that it is possible between two actions. */
export const checkPosition: Check<Position> = (value, path, problems) => {
  const setup = checkSetupForm(value, path, problems);
  if (!setup) return undefined;
  const checked = checkSetup(setup, path);
  if (checked.ok) return checked.value;
  problems.push(...checked.error);
  return undefined;
};

function completeSetup({ turn, hands, ...written }: WrittenSetup): Setup {
  const [first] = written.players;
  if (!first) throw new Error('The position has no players');
  return { ...written, turn: turn ?? first, ...(hands && { hands }) };
}
