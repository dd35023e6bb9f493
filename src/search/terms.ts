import type { Vocabulary } from './vocabulary.ts';
import { foldWord, wordsIn } from './words.ts';

/** The fewest letters that a part of a compound may have. */
const SHORTEST_PART = 4;

/** The terms of a text's words, in order. */
export function termsOf(text: string, { termOf }: Vocabulary): readonly string[] {
  return wordsIn(text).map((word) => termOf(foldWord(word.text)));
}

/**
 * The two words that make up a compound, both of them known: *Bauernplättchen* is *Bauern* and *Plättchen*. German
 * writes them in one; the first may end in a sound that only binds.
 */
export function partsOf(
  folded: string,
  { locale, termOf }: Vocabulary,
  isKnown: (term: string) => boolean,
): readonly string[] {
  if (locale !== 'de') return [];
  for (let at = SHORTEST_PART; at <= folded.length - SHORTEST_PART; at++) {
    const parts = [folded.slice(0, at), folded.slice(at)].map(termOf);
    if (parts.every(isKnown)) return parts;
  }
  return [];
}
