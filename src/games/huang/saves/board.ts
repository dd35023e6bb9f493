import { parseJson } from '../../../core/case.ts';
import {
  type Check,
  checkEnum,
  checkInteger,
  checkObject,
  isObject,
  nullable,
  optional,
  required,
} from '../../../core/check.ts';
import { EDITIONS, type Edition } from '../../../core/edition.ts';
import { addProblem, appendKey } from '../../../core/problem.ts';
import { createRecord } from '../../../core/record.ts';
import { type ArchiveLabel, archiveLabelFields } from '../../../saves/archive-label.ts';
import { checkAnyText, checkLimitedText } from '../../../saves/check-text.ts';
import { migrateStates } from '../../../saves/migrate.ts';
import { createListKind, createOpenKind, tryCheck } from '../../../saves/save.ts';
import { checkAction, checkCommitments, checkDecisions } from '../referee/check-action.ts';
import { checkBoardRows, checkSetupForm } from '../referee/check-position.ts';
import type { Action, Commitment, Decisions } from '../rules/actions/action.ts';
import { hasExactNotation, makeNotation, parseNotation } from '../rules/setup/notation.ts';
import { NO_TILES } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/** An action that is being resolved: the decisions so far, and the number of questions that were asked. */
interface PendingAction {
  readonly action: Action;
  readonly decisions: Decisions;
  readonly asked: number;
}

/** The points of a tracked game. */
type Points = Readonly<Record<Dynasty, Readonly<Record<Colour, number>>>>;

/** A tracked game: the number of actions that the active player has taken, and the points so far. */
export interface Tally {
  readonly actions: number;
  readonly points: Points;
}

/** The stored state of the board page: a position, and the action that is being resolved. */
export interface StoredBoardState extends ArchiveLabel {
  /** Null if it follows the settings; set if it was opened from a link. The same applies to `rulings`. */
  readonly edition: Edition | null;
  readonly rulings: Readonly<Record<string, string>> | null;
  /**
   * The position in the notation of `src/games/huang/rules/setup/notation.ts`. An invalid one that this
   * notation cannot express, such as one with a dynasty twice, is stored as JSON.
   */
  readonly position: string;
  readonly dispute: PendingAction | null;
  readonly tally: Tally | null;
  /** The chance query, checked by src/games/huang/saves/chance-query.ts; null if there is none. */
  readonly outlook: unknown;
  /** The passed commitments: to a conflict that has not begun, each with any space of the supported state. */
  readonly given: readonly Commitment[];
}

/** A board drawn by the user, as rows of text. */
export interface OwnBoard {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly string[];
}

const LONGEST_POSITION = 20_000;
const LONGEST_OPTION = 99;

const checkPositionText: Check<string> = (value, path, problems) => {
  const text = checkLimitedText(LONGEST_POSITION)(value, path, problems);
  if (text !== undefined && !parseStoredPosition(text)) problems.push({ code: 'unreadable', path });
  return text;
};

/** Parses a stored position; undefined if it is unreadable. */
function parseStoredPosition(text: string): Setup | undefined {
  return text.startsWith('{') ? parseSetupJson(text) : parseSetupNotation(text);
}

function parseSetupNotation(text: string): Setup | undefined {
  const parsed = parseNotation(text);
  return parsed.ok ? parsed.value : undefined;
}

function parseSetupJson(text: string): Setup | undefined {
  const parsed = parseJson(text);
  return parsed.ok ? tryCheck(checkSetupForm, parsed.value) : undefined;
}

/** Parses a stored position that has been checked. */
export function readStoredSetup(text: string): Setup {
  const setup = parseStoredPosition(text);
  if (!setup) throw new Error(`Not a position: ${text}`);
  return setup;
}

/** Writes a setup as it is stored: in one-line notation, or as JSON if the notation cannot express it. */
export function makeStoredPosition(setup: Setup): string {
  return hasExactNotation(setup) ? makeNotation(setup) : JSON.stringify(setup);
}

/**
 * Checks a stored action. Here `at` of a placed tile is always a list; in a case, `at` of a tile that makes
 * no chain is a single space.
 */
const checkStoredAction: Check<Action> = (value, path, problems) => {
  const at = isObject(value) && value['type'] === 'place-tile' ? value['at'] : undefined;
  const isSingleSpace = Array.isArray(at) && at.length === 1;
  return checkAction(isSingleSpace && isObject(value) ? { ...value, at: at[0] } : value, path, problems);
};

const checkPendingAction = checkObject<PendingAction>({
  action: required(checkStoredAction),
  decisions: required(checkDecisions),
  asked: required(checkInteger(0, 20)),
});

const checkColourPoints = optional(checkInteger(0, 1000), 0);
const checkPlayerPoints = optional(
  checkObject<Points[Dynasty]>(createRecord(COLOURS, () => checkColourPoints)),
  NO_TILES,
);
const checkPoints = checkObject<Points>(createRecord(DYNASTIES, () => checkPlayerPoints));
/** The maximal number of actions counted in a turn. Two are legal; the tool warns at the third. */
export const MOST_ACTIONS = 9;

const checkTally = checkObject<Tally>({
  actions: required(checkInteger(0, MOST_ACTIONS)),
  points: required(checkPoints),
});

/** A game without any points. */
export const EMPTY_TALLY: Tally = {
  actions: 0,
  points: createRecord(DYNASTIES, () => NO_TILES),
};

/** Checks rulings. Rulings that this version does not know are kept, and ignored when they are used. */
const checkRulings: Check<Readonly<Record<string, string>>> = (value, path, problems) => {
  if (!isObject(value)) return addProblem(problems, { code: 'not-an-object', path });
  const options = Object.keys(value).map((ruling) => [
    ruling,
    checkLimitedText(LONGEST_OPTION)(value[ruling], appendKey(path, ruling), problems),
  ]);
  return Object.fromEntries(options);
};

/** Checks a stored state of the board page. */
export const checkStoredBoard = checkObject<StoredBoardState>({
  ...archiveLabelFields,
  edition: required(nullable(checkEnum(EDITIONS))),
  rulings: required(nullable(checkRulings)),
  position: required(checkPositionText),
  dispute: required(nullable(checkPendingAction)),
  tally: required(nullable(checkTally)),
  outlook: optional<unknown>((value) => value, null),
  given: optional(checkCommitments, []),
});

/**
 * The open position with its undo and redo history, latest last. Stored under `huang-board` as `{ "version":
 * 4, "now": { "id": …, "begun": …, "title": "", "edition": null, "rulings": null, "position": "warring-states
 * *rat,goat …", "dispute": null, "tally": null, "outlook": null, "given": [] }, "past": […], "future": […]
 * }`. Version 3 added `outlook`, version 4 `given`.
 */
export const HUANG_BOARD_SAVE = createOpenKind('huang-board', 4, checkStoredBoard);

/** Migrates nothing: the fields that later versions added are optional. */
const keepUnchanged = <T>(state: T) => state;

/** Archived positions, latest first. Stored under `huang-tables` as `{ "version": 3, "tables": […] }`. */
export const HUANG_TABLES_SAVE = createListKind('huang-tables', 3, 'tables', checkStoredBoard, (raw) =>
  migrateStates(migrateStates(raw, 1, 2, keepUnchanged), 2, 3, keepUnchanged),
);

const checkOwnBoard = checkObject<OwnBoard>({
  id: required(checkAnyText),
  title: required(checkAnyText),
  rows: required(checkBoardRows),
});

/** The boards drawn by the user. Stored under `huang-own-boards` as `{ "version": 1, "boards": […] }`. */
export const OWN_BOARDS_SAVE = createListKind('huang-own-boards', 1, 'boards', checkOwnBoard);
