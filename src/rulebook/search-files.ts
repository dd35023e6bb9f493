// Makes the search indices from the files in content/, for commands and tests, which therefore need no build.
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { plainIn, speakersOf } from '../i18n/stand-in.ts';
import { makeReader, type TextFile, type Translator, withLists } from '../i18n/translator.ts';
import { wholeFile } from '../i18n/whole.ts';
import { makeSearchFile } from '../search/build.ts';
import type { Document, SearchFile } from '../search/document.ts';
import { type Index, openIndex } from '../search/open.ts';
import { pageTexts, type readRulebook } from './files.ts';
import { documentsIn, listShortNames, namesIn, wordsFor } from './findable.ts';
import { labelOfMark } from './label.ts';

type Book = ReturnType<typeof readRulebook>;

/** Makes the search documents of one language. */
export function documentsFrom(book: Book, locale: Locale): readonly Document[] {
  const rules = speakersOf(locale).flatMap((speaker) => book.rules.filter((one) => one.locale === speaker));
  const sources = Object.assign({}, ...book.sources.map(({ data }) => data));
  const t = translatorOf(locale, 'rules');
  return documentsIn(locale, {
    ...book,
    rules: rules.filter(({ id }, at) => rules.findIndex((one) => one.id === id) === at),
    called: {
      site: translatorOf(locale, 'site'),
      signs: translatorOf(locale, 'signs'),
      glossary: translatorOf(locale, 'glossary'),
      tigris: translatorOf(locale, 'tigris'),
      yangtze: translatorOf(locale, 'yangtze'),
    },
    labelOf: (names) => labelOfMark(names, sources, t),
  });
}

/** Makes the search index of one language, as shipped by default, or from other documents. */
export function searchFileFrom(
  book: Book,
  locale: Locale,
  documents: readonly Document[] = documentsFrom(book, locale),
): SearchFile {
  const names = [...plainIn(namesIn(locale, book.glossary)), ...listShortNames(book.kindred)];
  return makeSearchFile(documents, names, wordsFor(locale, book.vocabulary), locale);
}

/** Opens the indices of all languages, serialised and parsed as over the network. */
export async function openIndices(book: Book): Promise<ReadonlyMap<Locale, Index>> {
  const open = (locale: Locale) =>
    openIndex(JSON.parse(JSON.stringify(searchFileFrom(book, locale))), locale);
  return new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await open(locale)] as const)));
}

/** Makes a translator from a text file, with fallback languages. */
function translatorOf<File extends TextFile>(locale: Locale, file: File): Translator<File> {
  return withLists(
    locale,
    makeReader(
      locale,
      wholeFile(locale, (one) => pageTexts(one, file)),
    ),
  );
}
