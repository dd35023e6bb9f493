import type { Locale } from '../i18n/locale.ts';
import { stemWord } from './stem.ts';
import { foldWord, splitWords, type TextWord } from './words.ts';

/** A piece of a text that answers a query, or of what lies between. */
export interface TextSpan {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The fewest letters by which a part of a compound is marked. */
const SHORTEST_PART = 4;

interface Stemmed extends TextWord {
  readonly stem: string;
}

/** The words of texts that were marked before: while somebody types, the same rules come letter after letter. */
const known = new Map<string, readonly Stemmed[]>();

function stemmedWordsOf(text: string, locale: Locale): readonly Stemmed[] {
  const key = locale + text;
  const words =
    known.get(key) ??
    splitWords(text).map((word) => ({ ...word, stem: stemWord(foldWord(word.text), locale) }));
  known.set(key, words);
  return words;
}

/** A text in pieces, those words marked that have one of the terms in them. */
export function markMatches(text: string, terms: readonly string[], locale: Locale): readonly TextSpan[] {
  const pieces: TextSpan[] = [];
  let end = 0;
  for (const word of stemmedWordsOf(text, locale)) {
    if (!isMet(word.stem, terms)) continue;
    if (word.at > end) pieces.push({ text: text.slice(end, word.at), isMarked: false });
    pieces.push({ text: word.text, isMarked: true });
    end = word.at + word.text.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMarked: false }] : pieces;
}

function isMet(stem: string, terms: readonly string[]): boolean {
  return terms.some(
    (term) =>
      stem === term || (term.length >= SHORTEST_PART && (stem.startsWith(term) || stem.endsWith(term))),
  );
}
