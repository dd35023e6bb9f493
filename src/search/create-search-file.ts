import type { Locale } from '../i18n/locale.ts';
import type {
  NameVariants,
  SearchAlias,
  SearchDocument,
  SearchEntry,
  SearchFile,
} from './search-document.ts';
import { createTermSplitter, listHiddenTerms, listShownTerms, listTerms } from './terms.ts';
import { createVocabulary, type SynonymLines, stemSynonyms, type Vocabulary } from './vocabulary.ts';

/** Creates the search file of one language when the site is built; `synonyms` are groups of synonyms. */
export function createSearchFile(
  documents: readonly SearchDocument[],
  names: readonly NameVariants[],
  synonyms: SynonymLines,
  locale: Locale,
): SearchFile {
  const lines = stemSynonyms(synonyms, locale);
  const vocabulary = createVocabulary(lines, locale);
  const terms = createTermSplitter(documents, vocabulary);
  const shown = documents.map((one) => listShownTerms(one, terms));
  const hidden = documents.map((one) => listHiddenTerms(one, terms));
  const known = new Set([...shown, ...hidden].flatMap((fields) => Object.values(fields).flat(2)));
  return {
    found: documents.map(toSearchEntry),
    hidden: hidden.map(({ words, questions }) => ({
      words: words.join(' '),
      questions: questions.map((one) => one.join(' ')),
    })),
    aliases: makeAliases(
      names.filter((one) => !one.isEnough),
      vocabulary,
    ),
    short: makeAliases(
      names.filter((one) => one.isEnough),
      vocabulary,
    ),
    ...selectKnownLines(lines, (term) => known.has(term)),
  };
}

function toSearchEntry({ id, kind, title, where, path, text, isElsewhere }: SearchDocument): SearchEntry {
  return { id, kind, title, where, path, text, ...(isElsewhere && { isElsewhere }) };
}

/** Selects the synonym lines that lead to a term of the index. */
function selectKnownLines({ forms, alike }: SynonymLines, isKnown: (term: string) => boolean): SynonymLines {
  return {
    forms: forms.filter((line) => line.split(' ', 1).every(isKnown)),
    alike: alike.filter((line) => line.split(' ').some(isKnown)),
  };
}

/**
 * Lists other names with the names that they stand for, those with the most words first: they are the least
 * ambiguous.
 */
function makeAliases(names: readonly NameVariants[], vocabulary: Vocabulary): readonly SearchAlias[] {
  const aliases = new Map<string, SearchAlias>();
  for (const { also, name } of names) {
    const to = listTerms(name, vocabulary).join(' ');
    for (const other of also) {
      const from = listTerms(other, vocabulary).join(' ');
      if (from && from !== to) aliases.set(`${from}>${to}`, [from, to]);
    }
  }
  return [...aliases.values()].sort(([a], [b]) => b.split(' ').length - a.split(' ').length);
}
