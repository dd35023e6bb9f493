import type { Locale } from '../i18n/locale.ts';
import type { Alias, Document, Found, Name, SearchFile } from './document.ts';
import { hiddenTerms, shownTerms, termsBeside, termsOf } from './terms.ts';
import { type Lines, stemmedLines, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The search of one language, made once when the site is built; `words` are those that stand for one another. */
export function makeSearchFile(
  documents: readonly Document[],
  names: readonly Name[],
  words: Lines,
  locale: Locale,
): SearchFile {
  const lines = stemmedLines(words, locale);
  const vocabulary = vocabularyOf(lines, locale);
  const terms = termsBeside(documents, vocabulary);
  const shown = documents.map((one) => shownTerms(one, terms));
  const hidden = documents.map((one) => hiddenTerms(one, terms));
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

function foundOf({ id, kind, title, where, path, text }: Document): Found {
  return { id, kind, title, where, path, text };
}

/** The lines as far as they lead to a term of the index. */
function linesWithin({ forms, alike }: Lines, isKnown: (term: string) => boolean): Lines {
  return {
    forms: forms.filter((line) => line.split(' ', 1).every(isKnown)),
    alike: alike.filter((line) => line.split(' ').some(isKnown)),
  };
}

/** Names by which our own can be found, those of most words first, as they leave less to guess. */
function aliasesOf(names: readonly Name[], vocabulary: Vocabulary): readonly Alias[] {
  const aliases = new Map<string, Alias>();
  for (const { also, name } of names) {
    const to = termsOf(name, vocabulary).join(' ');
    for (const other of also) {
      const from = termsOf(other, vocabulary).join(' ');
      if (from && from !== to) aliases.set(`${from}>${to}`, [from, to]);
    }
  }
  return [...aliases.values()].sort(([a], [b]) => b.split(' ').length - a.split(' ').length);
}
