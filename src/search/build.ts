import MiniSearch from 'minisearch';
import type { Locale } from '../i18n/locale.ts';
import type { Alias, Document, Found, Name, SearchFile } from './document.ts';
import { INDEX_OPTIONS } from './options.ts';
import { packIndex } from './packed.ts';
import { isStopWord } from './stop-words.ts';
import { partsOf, termsOf } from './terms.ts';
import { foldWord, wordsIn } from './words.ts';

/** The search of one language, made once when the site is built. */
export function makeSearchFile(
  documents: readonly Document[],
  names: readonly Name[],
  locale: Locale,
): SearchFile {
  const known = new Set(documents.flatMap((one) => termsOf(`${one.title} ${one.text}`, locale)));
  const terms = (text: string) => termsWithParts(text, locale, known).join(' ');
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    documents.map((one, id) => ({
      id,
      title: terms(one.title),
      questions: terms(tellingOf(one.questions.join(' '), locale)),
      words: terms(one.words),
      where: terms(one.where),
      text: terms(one.text),
    })),
  );
  return { found: documents.map(shown), aliases: aliasesOf(names, locale), index: packIndex(index.toJSON()) };
}

function shown({ id, kind, title, where, path }: Document): Found {
  return { id, kind, title, where, path };
}

/** A text without the words that only make a sentence. */
function tellingOf(text: string, locale: Locale): string {
  const words = wordsIn(text).map((word) => word.text);
  return words.filter((word) => !isStopWord(foldWord(word), locale)).join(' ');
}

/** The stems of a text's words, and after each compound those of its parts. */
function termsWithParts(text: string, locale: Locale, known: ReadonlySet<string>): readonly string[] {
  return wordsIn(text).flatMap(({ text: word }) => [
    ...termsOf(word, locale),
    ...partsOf(foldWord(word), locale, (part) => known.has(part)),
  ]);
}

/** Names by which our own can be found, those of most words first, as they leave less to guess. */
function aliasesOf(names: readonly Name[], locale: Locale): readonly Alias[] {
  const aliases = new Map<string, Alias>();
  for (const { also, name } of names) {
    const to = termsOf(name, locale).join(' ');
    for (const other of also) {
      const from = termsOf(other, locale).join(' ');
      if (from && from !== to) aliases.set(`${from}>${to}`, [from, to]);
    }
  }
  return [...aliases.values()].sort(([a], [b]) => b.split(' ').length - a.split(' ').length);
}
