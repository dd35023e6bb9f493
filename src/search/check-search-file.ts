import {
  HIT_KINDS,
  type HiddenTerms,
  type SearchAlias,
  type SearchEntry,
  type SearchFile,
} from './search-document.ts';

// What was fetched may be cut off or damaged: it is believed once all of it has been read.

/** Reads a value; throws where it has another shape. */
type Read<T> = (value: unknown) => T;

function damaged(): never {
  throw new Error('the search is damaged');
}

const text: Read<string> = (value) => (typeof value === 'string' ? value : damaged());
const kind: Read<SearchEntry['kind']> = (value) => HIT_KINDS.find((one) => one === value) ?? damaged();

const listOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? Array.from(value, read) : damaged();

/** What an object itself holds under a key. */
function fieldOf(value: unknown, key: string): unknown {
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isThere ? Reflect.get(value, key) : damaged();
}

const found: Read<SearchEntry> = (value) => ({
  id: text(fieldOf(value, 'id')),
  kind: kind(fieldOf(value, 'kind')),
  title: text(fieldOf(value, 'title')),
  where: text(fieldOf(value, 'where')),
  path: text(fieldOf(value, 'path')),
  text: text(fieldOf(value, 'text')),
});

const alias: Read<SearchAlias> = (value) => {
  const [from, to, ...more] = listOf(text)(value);
  return from === undefined || to === undefined || more.length > 0 ? damaged() : [from, to];
};

const hidden: Read<HiddenTerms> = (value) => ({
  words: text(fieldOf(value, 'words')),
  questions: text(fieldOf(value, 'questions')),
});

/**
 * The search of one language as it was fetched.
 * @throws {Error} if it has another shape
 */
export function checkSearchFile(value: unknown): SearchFile {
  const file = {
    found: listOf(found)(fieldOf(value, 'found')),
    hidden: listOf(hidden)(fieldOf(value, 'hidden')),
    aliases: listOf(alias)(fieldOf(value, 'aliases')),
    short: listOf(alias)(fieldOf(value, 'short')),
    forms: listOf(text)(fieldOf(value, 'forms')),
    alike: listOf(text)(fieldOf(value, 'alike')),
  };
  if (file.found.length === 0 || file.found.length !== file.hidden.length) damaged();
  return file;
}
