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

/** The search of one language, made once when the site is built; `words` are those that stand for one another. */
export function createSearchFile(
  documents: readonly SearchDocument[],
  names: readonly NameVariants[],
  words: SynonymLines,
  locale: Locale,
): SearchFile {
  const lines = stemSynonyms(words, locale);
  const vocabulary = createVocabulary(lines, locale);
  const terms = createTermSplitter(documents, vocabulary);
  const shown = documents.map((one) => listShownTerms(one, terms));
  const hidden = documents.map((one) => listHiddenTerms(one, terms));
  const known = new Set([...shown, ...hidden].flatMap((fields) => Object.values(fields).flat()));
  return {
    found: documents.map(foundOf),
    hidden: hidden.map(({ words, questions }) => ({
      words: words.join(' '),
      questions: questions.join(' '),
    })),
    aliases: aliasesOf(
      names.filter((one) => !one.isEnough),
      vocabulary,
    ),
    short: aliasesOf(
      names.filter((one) => one.isEnough),
      vocabulary,
    ),
    ...linesWithin(lines, (term) => known.has(term)),
  };
}

function foundOf({ id, kind, title, where, path, text }: SearchDocument): SearchEntry {
  return { id, kind, title, where, path, text };
}

/** The lines as far as they lead to a term of the index. */
function linesWithin({ forms, alike }: SynonymLines, isKnown: (term: string) => boolean): SynonymLines {
  return {
    forms: forms.filter((line) => line.split(' ', 1).every(isKnown)),
    alike: alike.filter((line) => line.split(' ').some(isKnown)),
  };
}

/** Names by which our own can be found, those of most words first, as they leave less to guess. */
function aliasesOf(names: readonly NameVariants[], vocabulary: Vocabulary): readonly SearchAlias[] {
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
