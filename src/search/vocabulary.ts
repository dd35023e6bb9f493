import type { Locale } from '../i18n/locale.ts';
import { stemWord } from './stem.ts';
import { foldWord, splitWords } from './words.ts';

/** Words that stand for one another, a line each, parted by spaces. */
export interface SynonymLines {
  /** Forms of one word, which no rule of endings brings together, and numbers; as stems, the first one is the term. */
  readonly forms: readonly string[];
  /** Words of near meaning. */
  readonly alike: readonly string[];
}

/** How the search of one language takes words. */
export interface Vocabulary {
  readonly locale: Locale;
  /** The term by which a folded word is found. */
  termOf(folded: string): string;
  /** The stems of all words that are found by a term. */
  stemsOf(term: string): readonly string[];
  /** Terms of near meaning. */
  listNearTerms(term: string): readonly string[];
}

/** The lines of words as lines of stems, and those of near meaning as terms, no term in two lines of forms. */
export function stemSynonyms({ forms, alike }: SynonymLines, locale: Locale): SynonymLines {
  const lines = new Map<string, Set<string>>();
  for (const line of forms) {
    const stems = stemsIn(line, locale);
    const joined = stems.map((stem) => lines.get(stem)).find(Boolean) || new Set<string>();
    for (const stem of stems.filter((one) => !lines.has(one))) lines.set(stem, joined.add(stem));
  }
  const termOf = (stem: string) => [...new Set(lines.get(stem)), stem].slice(0, 1).join();
  return {
    forms: [...new Set(lines.values())].filter(({ size }) => size > 1).map((some) => [...some].join(' ')),
    alike: alike.map((line) => [...new Set(stemsIn(line, locale).map(termOf))].join(' ')),
  };
}

function stemsIn(line: string, locale: Locale): readonly string[] {
  return [...new Set(splitWords(line).map((word) => stemWord(foldWord(word.text), locale)))];
}

/** Takes words by lines of stems. */
export function createVocabulary({ forms, alike }: SynonymLines, locale: Locale): Vocabulary {
  const stems = new Map<string, readonly string[]>();
  for (const line of forms.map((one) => one.split(' '))) for (const stem of line) stems.set(stem, line);
  const near = new Map<string, Set<string>>();
  for (const line of alike.map((one) => one.split(' ')))
    for (const term of line) near.set(term, new Set([...new Set(near.get(term)), ...line]));
  const stemsFor = (stem: string) => stems.get(stem) ?? [stem];
  return {
    locale,
    termOf(folded) {
      const stem = stemWord(folded, locale);
      return stemsFor(stem)[0] ?? stem;
    },
    stemsOf: stemsFor,
    listNearTerms: (term) => [...new Set(near.get(term))].filter((one) => one !== term),
  };
}
