import { memoize } from './memoize.ts';
import type { SearchDocument, SearchEntry } from './search-document.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldWord, splitWords } from './words.ts';

/** The minimum length of a part of a compound. */
const MIN_PART_LENGTH = 4;

/** Lists the terms of the words of a text, in order. */
export function listTerms(text: string, { termOf }: Vocabulary): readonly string[] {
  return splitWords(text).map((word) => termOf(foldWord(word.text)));
}

type TermSplitter = (text: string) => readonly string[];

/**
 * Creates a function that lists the terms of a text and, after each compound, the terms of its parts, if
 * these occur as separate words in an entry.
 */
export function createTermSplitter(entries: readonly SearchEntry[], vocabulary: Vocabulary): TermSplitter {
  const termOf = memoize((word: string) => vocabulary.termOf(foldWord(word)));
  const known = new Set(
    entries.flatMap(({ title, text }) => splitWords(`${title} ${text}`).map((word) => termOf(word.text))),
  );
  const listWordTerms = memoize((word: string) => [
    termOf(word),
    ...splitCompound(foldWord(word), vocabulary, (part) => known.has(part)),
  ]);
  return (text) => splitWords(text).flatMap((word) => listWordTerms(word.text));
}

/** Lists the terms of the shown fields of an entry, without the numbers of list items. */
export function listShownTerms({ title, where, text }: SearchEntry, splitTerms: TermSplitter) {
  return {
    title: splitTerms(title),
    where: splitTerms(where),
    text: splitTerms(text.replace(/^\d+\. /gm, '')),
  };
}

/**
 * Lists the terms of the hidden fields. Each term of the questions counts once, because most questions begin
 * alike.
 */
export function listHiddenTerms({ words, questions }: SearchDocument, splitTerms: TermSplitter) {
  return { words: splitTerms(words), questions: questions.map((one) => [...new Set(splitTerms(one))]) };
}

/**
 * Splits a German compound into two known terms: *Bauernplättchen* into *Bauern* and *Plättchen*. The first
 * may end in a linking sound. Empty if it is no such compound.
 */
export function splitCompound(
  folded: string,
  { locale, termOf }: Vocabulary,
  isKnown: (term: string) => boolean,
): readonly string[] {
  if (locale !== 'de') return [];
  for (let at = MIN_PART_LENGTH; at <= folded.length - MIN_PART_LENGTH; at++) {
    const last = termOf(folded.slice(at));
    const parts = isKnown(last) ? [termOf(folded.slice(0, at)), last] : [];
    if (parts.length > 0 && parts.every(isKnown)) return parts;
  }
  return [];
}
