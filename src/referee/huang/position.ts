import { fitsBoard, type SpaceName, WIDEST_BOARD, type WrittenBoard } from '../../engine/huang/board.ts';
import {
  BANDITS_ON_BOARD,
  FEWEST_PLAYERS,
  FULLEST_HAND,
  GRANARIES_IN_BOX,
  MOST_PAGODAS,
  STRONGEST_BANDITS,
} from '../../engine/huang/box.ts';
import { checkSetup } from '../../engine/huang/check-setup.ts';
import { isSpaceName } from '../../engine/huang/hex.ts';
import { LEADER_NAMES } from '../../engine/huang/leader.ts';
import type { Hand, Position } from '../../engine/huang/position.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS, DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import {
  type Check,
  checkList,
  checkObject,
  checkWhole,
  checkWord,
  isObject,
  optional,
  orNull,
  required,
} from '../check.ts';
import { pathTo, refuse } from '../problem.ts';
import { checkByDynasty } from './by-dynasty.ts';
import { problemsOf } from './position-for.ts';
import { checkFour, checkSpaces, checkThree } from './space.ts';

/** A position as written in a case. Without `turn`, the first player acts. */
type WrittenSetup = Omit<Setup, 'turn' | 'hands'> & {
  readonly turn: Dynasty | null;
  readonly hands: Setup['hands'];
};

const checkRow: Check<string> = (value, path, problems) => {
  if (typeof value === 'string' && fitsBoard(value)) return value;
  return refuse(problems, { code: 'unknown-value', path, choices: ['.', '~', 'C', '#'] });
};

const checkRows = checkObject<{ rows: readonly string[] }>({
  rows: required(checkList(checkRow, 1, WIDEST_BOARD)),
});

const checkBoard: Check<WrittenBoard> = (value, path, problems) =>
  isObject(value) ? checkRows(value, path, problems) : checkWord(['warring-states'])(value, path, problems);

/** Checks an object whose keys are spaces. */
function checkPieces<T extends string>(choices: readonly T[]): Check<Readonly<Record<SpaceName, T>>> {
  const checkPiece = checkWord(choices);
  return (value, path, problems) => {
    if (!isObject(value)) return refuse(problems, { code: 'not-an-object', path });
    const entries = Object.entries(value).slice(0, MOST_PIECES + 1);
    if (entries.length > MOST_PIECES) problems.push({ code: 'too-many', path, most: MOST_PIECES });
    const pieces: Record<SpaceName, T> = {};
    for (const [space, one] of entries) {
      if (!isSpaceName(space)) problems.push({ code: 'not-a-space', path: pathTo(path, space) });
      const piece = checkPiece(one, pathTo(path, space), problems);
      if (piece !== undefined) pieces[space] = piece;
    }
    return pieces;
  };
}

/** All tiles of the box: more pieces of one sort cannot lie anywhere. */
const MOST_PIECES = 138;

const tilesInHand = optional(checkWhole(0, FULLEST_HAND), 0);
const checkHand = checkObject<Hand>({
  yellow: tilesInHand,
  red: tilesInHand,
  blue: tilesInHand,
  green: tilesInHand,
  white: tilesInHand,
});

const checkHands: Check<Setup['hands']> = checkByDynasty(checkHand);

const checkWritten = checkObject<WrittenSetup>({
  board: optional(checkBoard, 'warring-states'),
  players: required(checkList(checkWord(DYNASTIES), FEWEST_PLAYERS, DYNASTIES.length)),
  turn: optional<Dynasty | null>(checkWord(DYNASTIES), null),
  tiles: optional(checkPieces(COLOURS), {}),
  leaders: optional(checkPieces(LEADER_NAMES), {}),
  pagodas: optional(
    checkList(
      checkObject({ colour: required(checkWord(COLOURS)), at: required(checkThree) }),
      0,
      MOST_PAGODAS,
    ),
    [],
  ),
  palace: optional(orNull(checkFour), null),
  granaries: optional(checkSpaces(0, GRANARIES_IN_BOX), []),
  bandits: optional(
    checkList(
      checkObject({ at: required(checkThree), strength: required(checkWhole(1, STRONGEST_BANDITS)) }),
      0,
      BANDITS_ON_BOARD,
    ),
    [],
  ),
  hands: optional(checkHands, undefined),
});

/** Checks the form of a position, but not whether it is possible. */
export const checkWrittenSetup: Check<Setup> = (value, path, problems) => {
  const before = problems.length;
  const written = checkWritten(value, path, problems);
  return written && problems.length === before ? setupFrom(written) : undefined;
};

/** Checks the form of a position, and that it is possible between two actions. */
export const checkPosition: Check<Position> = (value, path, problems) => {
  const setup = checkWrittenSetup(value, path, problems);
  if (!setup) return undefined;
  const checked = checkSetup(setup);
  if (checked.ok) return checked.value;
  problems.push(...problemsOf(checked.error, path));
  return undefined;
};

function setupFrom({ turn, hands, ...written }: WrittenSetup): Setup {
  const [first] = written.players;
  if (!first) throw new Error('The position has no players');
  return { ...written, turn: turn ?? first, ...(hands && { hands }) };
}
