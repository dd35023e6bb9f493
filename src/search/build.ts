import type { Locale } from '../i18n/locale.ts';
import { countTerms } from './counted.ts';
import type { Alias, Document, Found, Name, SearchFile } from './document.ts';
import { packIndex } from './packed.ts';
import { partsOf, termsOf } from './terms.ts';
import { type Lines, stemmedLines, type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { foldWord, wordsIn } from './words.ts';

/** The search of one language, made once when the site is built; `words` are those that stand for one another. */
export function makeSearchFile(
  documents: readonly Document[],
  names: readonly Name[],
  words: Lines,
  locale: Locale,
): SearchFile {
  const lines = stemmedLines(words, locale);
  const vocabulary = vocabularyOf(lines, locale);
  const known = new Set(documents.flatMap((one) => termsOf(`${one.title} ${one.text}`, vocabulary)));
  const terms = (text: string) => termsWithParts(text, vocabulary, known);
  const counted = countTerms(
    documents.map((one) => ({
      title: terms(one.title),
      words: terms(one.words),
      where: terms(one.where),
      text: terms(one.text.replace(/^\d+\. /gm, '')), // the numbers of a list are asked for by nobody
      // In how many questions a word stands says little: most begin alike.
      questions: [...new Set(terms(one.questions.join(' ')))],
    })),
  );
  return {
    found: documents.map(shown),
    aliases: aliasesOf(names, vocabulary),
    ...linesWithin(lines, (term) => counted.terms.has(term)),
    index: packIndex(counted),
  };
}

function shown({ id, kind, title, where, path }: Document): Found {
  return { id, kind, title, where, path };
}

/** The terms of a text's words, and after each compound those of its parts. */
function termsWithParts(text: string, vocabulary: Vocabulary, known: ReadonlySet<string>): readonly string[] {
  return wordsIn(text).flatMap(({ text: word }) => [
    vocabulary.termOf(foldWord(word)),
    ...partsOf(foldWord(word), vocabulary, (part) => known.has(part)),
  ]);
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
