import {
  type Check,
  checkList,
  checkObject,
  isObject,
  MAX_TEXT_LENGTH,
  refineCheck,
  required,
} from '../core/check.ts';
import { addProblem, appendKey } from '../core/problem.ts';
import type { RuleId } from '../core/trace.ts';
import { checkAnyText } from './check-text.ts';
import { checkVersion1 } from './check-version.ts';
import { type SaveKind, tryCheck } from './save.ts';

/**
 * The rules read and the searches made on this device, newest first, without duplicates. Stored under
 * `reading` as `{ "version": 1, "rules": ["huang/war/tie"], "searches": ["remis w wojnie"] }`. The rules may
 * no longer exist.
 */
export interface ReadingHistory {
  readonly version: 1;
  readonly rules: readonly RuleId[];
  readonly searches: readonly string[];
}

/** A rule that was opened, a search that led to a result, or both. */
export interface ReadingEvent {
  readonly rule?: RuleId | undefined;
  readonly search?: string;
}

/** The maximal number of stored rules; the same number applies to searches. */
export const MOST_READING_ENTRIES = 12;

/** The history before anything was read or searched. */
export const EMPTY_READING_HISTORY: ReadingHistory = { version: 1, rules: [], searches: [] };

const isRuleId = (text: string): text is RuleId => /^[a-z-]+\/[\w-]+\/[\w-]+$/.test(text);

const checkRule: Check<RuleId> = (value, path, problems) => {
  const text = checkAnyText(value, path, problems);
  if (text === undefined || isRuleId(text)) return text;
  return addProblem(problems, { code: 'unreadable', path });
};

const checkSearch: Check<string> = (value, path, problems) => {
  const text = checkAnyText(value, path, problems);
  if (text === undefined || (text && text === normalizeSearch(text))) return text;
  return addProblem(problems, { code: text ? 'unreadable' : 'empty', path });
};

function checkUniqueEntries<T extends string>(check: Check<T>): Check<readonly T[]> {
  return refineCheck(checkList(check, 0, MOST_READING_ENTRIES), (all, path, problems) => {
    const duplicate = all.findIndex((one, i) => all.slice(0, i).some((before) => isSame(one, before)));
    if (duplicate >= 0) problems.push({ code: 'twice', path: appendKey(path, duplicate) });
  });
}

/** The save of the rules read last and the last searches. */
export const READING_SAVE: SaveKind<ReadingHistory> = {
  key: 'reading',
  version: 1,
  check: checkObject<ReadingHistory>({
    version: required(checkVersion1),
    rules: required(checkUniqueEntries(checkRule)),
    searches: required(checkUniqueEntries(checkSearch)),
  }),
  salvage(raw) {
    if (!isObject(raw)) return undefined;
    const listSound = <T extends string>(check: Check<T>, list: unknown) =>
      (Array.isArray(list) ? list.slice(0, MOST_READING_ENTRIES) : [])
        .map((one) => tryCheck(check, one))
        .filter((one) => one !== undefined);
    const rules = dropDuplicates(listSound(checkRule, raw['rules']));
    const searches = dropDuplicates(listSound(checkSearch, raw['searches']));
    return { salvaged: { version: 1, rules, searches }, lost: raw };
  },
};

/** Adds a rule or a search at the front and drops the oldest ones beyond the limit. */
export function withReadingEvent(
  reading: ReadingHistory,
  { rule, search = '' }: ReadingEvent,
): ReadingHistory {
  const searchText = normalizeSearch(search);
  return {
    version: 1,
    rules: rule && isRuleId(rule) ? addNewest(rule, reading.rules) : reading.rules,
    searches: searchText ? addNewest(searchText, reading.searches) : reading.searches,
  };
}

/** Normalizes a search: trims it, collapses whitespace and limits its length. */
function normalizeSearch(search: string): string {
  return search.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).trim();
}

function addNewest<T extends string>(newest: T, others: readonly T[]): readonly T[] {
  return dropDuplicates([newest, ...others]).slice(0, MOST_READING_ENTRIES);
}

function dropDuplicates<T extends string>(all: readonly T[]): readonly T[] {
  return all.filter((one, i) => all.findIndex((before) => isSame(one, before)) === i);
}

/** Returns whether two entries are equal apart from upper and lower case. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
