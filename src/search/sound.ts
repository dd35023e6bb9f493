import { type Found, KINDS, type SearchFile, type Texts } from './document.ts';

// What was fetched may be cut off or damaged: it is believed once its shape has been looked at.

type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === 'string';
const isCount: Shape = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isKind: Shape = (value) => KINDS.some((kind) => kind === value);

const FOUND: Readonly<Record<keyof Found, Shape>> = {
  id: isText,
  kind: isKind,
  title: isText,
  where: isText,
  path: isText,
};

const isListOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && Array.from(value).every(shape);

function isObjectOf(shapes: Readonly<Record<string, Shape>>): Shape {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shapes).every(
      ([key, shape]) => Object.hasOwn(value, key) && shape(Reflect.get(value, key)),
    );
}

const isSearchFile = isObjectOf({
  found: isListOf(isObjectOf(FOUND)),
  aliases: isListOf((value) => isListOf(isText)(value) && (value as readonly string[]).length === 2),
  index: isObjectOf({ lengths: isListOf(isListOf(isCount)), terms: isText, postings: isText }),
});

/**
 * The search of one language as it was fetched; what its index says is left to `unpackIndex`.
 * @throws {Error} if it has another shape
 */
export function checkSearchFile(value: unknown): SearchFile {
  if (!isSearchFile(value)) throw new Error('the search is damaged');
  const file = value as SearchFile;
  if (file.found.length !== file.index.lengths[0]?.length) throw new Error('the search has damaged hits');
  return file;
}

/**
 * The texts of `count` hits as they were fetched.
 * @throws {Error} if they are no texts, or not as many
 */
export function checkTexts(value: unknown, count: number): Texts {
  if (!isListOf(isText)(value) || (value as Texts).length !== count)
    throw new Error('the texts of the search are damaged');
  return value as Texts;
}
