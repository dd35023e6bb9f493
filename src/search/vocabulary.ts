import type { Locale } from '../i18n/locale.ts';
import { stemWord } from './stem.ts';
import { foldWord, splitWords } from './words.ts';

/** Groups of words that are treated alike, one group per line, separated by spaces. */
export interface SynonymLines {
  /** Irregular forms of one word, and numbers. In a line of stems, the first one is the term. */
  readonly forms: readonly string[];
  /** Words of similar meaning. */
  readonly alike: readonly string[];
}

/** Turns words of one language into search terms. */
export interface Vocabulary {
  readonly locale: Locale;
  /** Returns the term of a folded word. */
  termOf(folded: string): string;
  /** Returns the stems of all words with a term. */
  stemsOf(term: string): readonly string[];
  /** Lists terms of similar meaning. */
  listNearTerms(term: string): readonly string[];
}

/**
 * Replaces the words of the lines by stems, and those of similar meaning by terms. Lines of forms that
 * overlap are merged.
 */
export function stemSynonyms({ forms, alike }: SynonymLines, locale: Locale): SynonymLines {
  const lines = new Map<string, Set<string>>();
  for (const line of forms) {
    const stems = stemLine(line, locale);
    const merged = stems.map((stem) => lines.get(stem)).find(Boolean) || new Set<string>();
    for (const stem of stems.filter((one) => !lines.has(one))) lines.set(stem, merged.add(stem));
  }
  const termOf = (stem: string) => [...new Set(lines.get(stem)), stem].slice(0, 1).join();
  return {
    forms: [...new Set(lines.values())].filter(({ size }) => size > 1).map((some) => [...some].join(' ')),
    alike: alike.map((line) => [...new Set(stemLine(line, locale).map(termOf))].join(' ')),
  };
}

function stemLine(line: string, locale: Locale): readonly string[] {
  return [...new Set(splitWords(line).map((word) => stemWord(foldWord(word.text), locale)))];
}

/** Creates the vocabulary of a language from lines of stems. */
export function createVocabulary({ forms, alike }: SynonymLines, locale: Locale): Vocabulary {
  const stems = new Map<string, readonly string[]>();
  for (const line of forms.map((one) => one.split(' '))) for (const stem of line) stems.set(stem, line);
  const near = new Map<string, Set<string>>();
  for (const line of alike.map((one) => one.split(' ')))
    for (const term of line) near.set(term, new Set([...new Set(near.get(term)), ...line]));
  const stemsOf = (stem: string) => stems.get(stem) ?? [stem];
  return {
    locale,
    termOf(folded) {
      const stem = stemWord(folded, locale);
      return stemsOf(stem)[0] ?? stem;
    },
    stemsOf,
    listNearTerms: (term) => [...new Set(near.get(term))].filter((one) => one !== term),
  };
}
