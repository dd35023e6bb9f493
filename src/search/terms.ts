import { memoize } from './memoize.ts';
import type { SearchDocument, SearchEntry } from './search-document.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldWord, splitWords } from './words.ts';

/** The fewest letters that a part of a compound may have. */
const SHORTEST_PART = 4;

/** The terms of a text's words, in order. */
export function listTerms(text: string, { termOf }: Vocabulary): readonly string[] {
  return splitWords(text).map((word) => termOf(foldWord(word.text)));
}

type Terms = (text: string) => readonly string[];

/**
 * Gives the terms of a text's words, and after each compound those of its parts, as far as something that can be found
 * says them by themselves.
 */
export function createTermSplitter(found: readonly SearchEntry[], vocabulary: Vocabulary): Terms {
  const termOf = memoize((word: string) => vocabulary.termOf(foldWord(word)));
  const known = new Set(
    found.flatMap(({ title, text }) => splitWords(`${title} ${text}`).map((word) => termOf(word.text))),
  );
  const termsOfWord = memoize((word: string) => [
    termOf(word),
    ...splitCompound(foldWord(word), vocabulary, (part) => known.has(part)),
  ]);
  return (text) => splitWords(text).flatMap((word) => termsOfWord(word.text));
}

/** The terms of what is shown of a thing; the numbers of a list are asked for by nobody. */
export function listShownTerms({ title, where, text }: SearchEntry, terms: Terms) {
  return { title: terms(title), where: terms(where), text: terms(text.replace(/^\d+\. /gm, '')) };
}

/**
 * The terms of what only helps to find it. In how many of its questions a word stands says little: most begin alike.
 */
export function listHiddenTerms({ words, questions }: SearchDocument, terms: Terms) {
  return { words: terms(words), questions: [...new Set(terms(questions.join(' ')))] };
}

/**
 * The two words that make up a compound, both of them known: *Bauernplättchen* is *Bauern* and *Plättchen*. German
 * writes them in one; the first may end in a sound that only binds.
 */
export function splitCompound(
  folded: string,
  { locale, termOf }: Vocabulary,
  isKnown: (term: string) => boolean,
): readonly string[] {
  if (locale !== 'de') return [];
  for (let at = SHORTEST_PART; at <= folded.length - SHORTEST_PART; at++) {
    const last = termOf(folded.slice(at));
    const parts = isKnown(last) ? [termOf(folded.slice(0, at)), last] : [];
    if (parts.length > 0 && parts.every(isKnown)) return parts;
  }
  return [];
}
