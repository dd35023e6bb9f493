import { EDITIONS, type Edition } from '../engine/edition.ts';
import type { Action, Commitment, Decisions } from '../engine/huang/action.ts';
import { fitsBoard, WIDEST_BOARD } from '../engine/huang/board.ts';
import { makeNotation, parseNotation } from '../engine/huang/notation.ts';
import type { Setup } from '../engine/huang/setup.ts';
import type { Colour, Dynasty } from '../engine/huang/vocabulary.ts';
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
} from '../referee/check.ts';
import { checkAction, checkCommitments, checkDecisions } from '../referee/huang/action.ts';
import { pathTo, refuse } from '../referee/problem.ts';
import { type ListKind, listKind, type OpenSave, openKind, type SaveKind } from './save.ts';
import { checkAnyText, checkTextUpTo } from './text.ts';
import { madeOver } from './upgrade.ts';

/** An action that is being settled: what was answered so far, and how many questions were put. */
interface Dispute {
  readonly action: Action;
  readonly decisions: Decisions;
  readonly asked: number;
}

/** Points of a game that is followed turn by turn. */
type Points = Readonly<Record<Dynasty, Readonly<Record<Colour, number>>>>;

/** A game followed turn by turn: how many actions the player to move has taken, and the points so far. */
export interface Tally {
  readonly actions: number;
  readonly points: Points;
}

/** What lies on the board page, as it is stored: a position, and what is being settled on it. */
export interface HuangTable {
  readonly id: string;
  /** When it was begun, as ISO 8601. */
  readonly begun: string;
  /** What the players call it; empty for none. */
  readonly title: string;
  /** Null while it follows the settings; set when it was opened from a link. */
  readonly edition: Edition | null;
  readonly rulings: Readonly<Record<string, string>> | null;
  /** The position in the notation of `src/engine/huang/notation.ts`. */
  readonly position: string;
  readonly dispute: Dispute | null;
  readonly tally: Tally | null;
  /** What was told of tiles out of sight, as src/saves/outlook.ts reads it: null for nothing. */
  readonly outlook: unknown;
  /** What players have said to commit to a conflict that has not begun, by any space of the state that they help. */
  readonly given: readonly Commitment[];
}

/**
 * The position on the board page and what it was before each change and after what was undone, latest last. Stored under `huang-board` as
 * `{ "version": 4, "now": { "id": …, "begun": …, "title": "", "edition": null, "rulings": null,
 * "position": "warring-states *rat,goat …", "dispute": null, "tally": null, "outlook": null, "given": [] }, "past": […], "future": […] }`.
 * Before version 3 nothing was told of tiles out of sight, before version 4 nothing of commitments to come.
 */
export type HuangBoardSave = OpenSave<HuangTable, 4>;

/** Positions set aside, latest first. Stored under `huang-tables` as `{ "version": 3, "tables": […] }`. */
export interface HuangTablesSave {
  readonly version: 3;
  readonly tables: readonly HuangTable[];
}

/** A board that people drew themselves, in rows of text. */
export interface OwnBoard {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly string[];
}

/** Boards of one's own. Stored under `huang-own-boards` as `{ "version": 1, "boards": […] }`. */
export interface OwnBoardsSave {
  readonly version: 1;
  readonly boards: readonly OwnBoard[];
}

const LONGEST_POSITION = 20_000;
const LONGEST_CHOICE = 99;

const checkNotation: Check<string> = (value, path, problems) => {
  const text = checkTextUpTo(LONGEST_POSITION)(value, path, problems);
  if (text !== undefined && !readNotation(text).ok) problems.push({ code: 'unreadable', path });
  return text;
};

type Read = ReturnType<typeof parseNotation>;

/** What texts of positions say, as far as they were read lately, and the texts of set-ups. */
const READ = new Map<string, Read>();
const MOST_READ = 200;
const TEXTS = new WeakMap<Setup, string>();

function readNotation(text: string): Read {
  const known = READ.get(text);
  if (known) return known;
  const read = parseNotation(text);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(text, read);
  if (read.ok) TEXTS.set(read.value, text);
  return read;
}

/** The set-up of a stored position, whose text has been checked. The same text gives the same, read once. */
export function setupIn(text: string): Setup {
  const read = readNotation(text);
  if (!read.ok) throw new Error(`Not a position: ${text}`);
  return read.value;
}

/** A set-up as it is stored, as one line of text: written once. */
export function notationOf(setup: Setup): string {
  const known = TEXTS.get(setup);
  if (known !== undefined) return known;
  const text = makeNotation(setup);
  TEXTS.set(setup, text);
  return text;
}

/** An action as it is kept: all spaces of a placed tile in a list, also the one of a tile that makes no chain. */
const checkKeptAction: Check<Action> = (value, path, problems) => {
  const at = isObject(value) && value['type'] === 'place-tile' ? value['at'] : undefined;
  const isBare = Array.isArray(at) && at.length === 1;
  return checkAction(isBare && isObject(value) ? { ...value, at: at[0] } : value, path, problems);
};

const checkDispute = checkObject<Dispute>({
  action: required(checkKeptAction),
  decisions: required(checkDecisions),
  asked: required(checkWhole(0, 20)),
});

const NO_POINTS = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 };
const points = optional(checkWhole(0, 1000), 0);
const ofPlayer = optional(
  checkObject<Record<Colour, number>>({
    yellow: points,
    red: points,
    blue: points,
    green: points,
    white: points,
  }),
  NO_POINTS,
);
const checkPoints = checkObject<Points>({
  tiger: ofPlayer,
  rabbit: ofPlayer,
  rat: ofPlayer,
  goat: ofPlayer,
  dragon: ofPlayer,
});
/** So many actions of one turn are counted. Two are lawful: a third one is said to be one too many. */
export const MOST_ACTIONS = 9;

const checkTally = checkObject<Tally>({
  actions: required(checkWhole(0, MOST_ACTIONS)),
  points: required(checkPoints),
});

/** A game in which nothing has been scored. */
export const NOTHING_SCORED: Tally = {
  actions: 0,
  points: { tiger: NO_POINTS, rabbit: NO_POINTS, rat: NO_POINTS, goat: NO_POINTS, dragon: NO_POINTS },
};

/** Choices on open points; those that this version does not know are left out when they are used. */
const checkRulings: Check<Readonly<Record<string, string>>> = (value, path, problems) => {
  if (!isObject(value)) return refuse(problems, { code: 'not-an-object', path });
  const choices = Object.keys(value).map((point) => [
    point,
    checkTextUpTo(LONGEST_CHOICE)(value[point], pathTo(path, point), problems),
  ]);
  return Object.fromEntries(choices);
};

const checkTable = checkObject<HuangTable>({
  id: required(checkAnyText),
  begun: required(checkAnyText),
  title: required(checkAnyText),
  edition: required(orNull(checkWord(EDITIONS))),
  rulings: required(orNull(checkRulings)),
  position: required(checkNotation),
  dispute: required(orNull(checkDispute)),
  tally: required(orNull(checkTally)),
  outlook: optional<unknown>((told) => told, null),
  given: optional(checkCommitments, []),
});

export const HUANG_BOARD: SaveKind<HuangBoardSave> = openKind('huang-board', 4, checkTable);

/** What is new in a later version is optional. */
const asItIs = <T>(table: T) => table;

export const HUANG_TABLES: ListKind<HuangTable, HuangTablesSave> = listKind(
  'huang-tables',
  3,
  'tables',
  checkTable,
  (raw) => madeOver(madeOver(raw, 1, 2, asItIs), 2, 3, asItIs),
);

const checkRow: Check<string> = (value, path, problems) => {
  if (typeof value === 'string' && fitsBoard(value)) return value;
  return refuse(problems, { code: 'unknown-value', path, choices: ['.', '~', 'C', '#'] });
};
const checkOwnBoard = checkObject<OwnBoard>({
  id: required(checkAnyText),
  title: required(checkAnyText),
  rows: required(checkList(checkRow, 1, WIDEST_BOARD)),
});

export const OWN_BOARDS: ListKind<OwnBoard, OwnBoardsSave> = listKind(
  'huang-own-boards',
  1,
  'boards',
  checkOwnBoard,
);
