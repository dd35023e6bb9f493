import {
  HIT_KINDS,
  type HiddenTerms,
  type SearchAlias,
  type SearchEntry,
  type SearchFile,
} from './search-document.ts';

// A fetched search file may be truncated or damaged, so its whole shape is checked before it is used.

/** Checks an untrusted value and returns it typed; throws if it has another shape. */
type Check<T> = (value: unknown) => T;

function throwDamaged(): never {
  throw new Error('the search is damaged');
}

const checkText: Check<string> = (value) => (typeof value === 'string' ? value : throwDamaged());
const checkKind: Check<SearchEntry['kind']> = (value) =>
  HIT_KINDS.find((one) => one === value) ?? throwDamaged();

const checkList =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? Array.from(value, check) : throwDamaged();

/** Returns the own property of an object; throws if it has none. */
function getField(value: unknown, key: string): unknown {
  const hasKey = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return hasKey ? Reflect.get(value, key) : throwDamaged();
}

const checkEntry: Check<SearchEntry> = (value) => ({
  id: checkText(getField(value, 'id')),
  kind: checkKind(getField(value, 'kind')),
  title: checkText(getField(value, 'title')),
  where: checkText(getField(value, 'where')),
  path: checkText(getField(value, 'path')),
  text: checkText(getField(value, 'text')),
  ...(Object.hasOwn(Object(value), 'isElsewhere') && { isElsewhere: true }),
});

const checkAlias: Check<SearchAlias> = (value) => {
  const [from, to, ...more] = checkList(checkText)(value);
  return from === undefined || to === undefined || more.length > 0 ? throwDamaged() : [from, to];
};

const checkHiddenTerms: Check<HiddenTerms> = (value) => ({
  words: checkText(getField(value, 'words')),
  questions: checkList(checkText)(getField(value, 'questions')),
});

/**
 * Checks a fetched search file.
 * @throws {Error} if it has another shape
 */
export function checkSearchFile(value: unknown): SearchFile {
  const file = {
    found: checkList(checkEntry)(getField(value, 'found')),
    hidden: checkList(checkHiddenTerms)(getField(value, 'hidden')),
    aliases: checkList(checkAlias)(getField(value, 'aliases')),
    short: checkList(checkAlias)(getField(value, 'short')),
    forms: checkList(checkText)(getField(value, 'forms')),
    alike: checkList(checkText)(getField(value, 'alike')),
  };
  if (file.found.length === 0 || file.found.length !== file.hidden.length) throwDamaged();
  return file;
}
