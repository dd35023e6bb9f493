import type { Locale } from '../i18n/locale.ts';
import { stemWord } from './stem.ts';
import { foldWord, splitWords, type TextWord } from './words.ts';

/** A part of a text: a word that matches a query, or the text between such words. */
export interface TextSpan {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The minimum length of a term that marks a compound which contains it. */
const SHORTEST_PART = 4;

interface StemmedWord extends TextWord {
  readonly stem: string;
}

/** Cache of stemmed texts: while a query is typed, the same rules are rendered after every letter. */
const cache = new Map<string, readonly StemmedWord[]>();

function listStemmedWords(text: string, locale: Locale): readonly StemmedWord[] {
  const key = locale + text;
  const words =
    cache.get(key) ??
    splitWords(text).map((word) => ({ ...word, stem: stemWord(foldWord(word.text), locale) }));
  cache.set(key, words);
  return words;
}

/** Splits a text into spans; those of words that contain one of the terms are marked. */
export function markMatches(text: string, terms: readonly string[], locale: Locale): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  let end = 0;
  for (const word of listStemmedWords(text, locale)) {
    if (!matchesTerm(word.stem, terms)) continue;
    if (word.at > end) spans.push({ text: text.slice(end, word.at), isMarked: false });
    spans.push({ text: word.text, isMarked: true });
    end = word.at + word.text.length;
  }
  return end < text.length ? [...spans, { text: text.slice(end), isMarked: false }] : spans;
}

function matchesTerm(stem: string, terms: readonly string[]): boolean {
  return terms.some(
    (term) =>
      stem === term || (term.length >= SHORTEST_PART && (stem.startsWith(term) || stem.endsWith(term))),
  );
}
