// What is searched, from the content as it lies on the disk: for a command and for tests, which need no build for it.
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { plainIn, speakersOf } from '../i18n/stand-in.ts';
import { makeReader, type TextFile, type Translator, withLists } from '../i18n/translator.ts';
import { wholeFile } from '../i18n/whole.ts';
import { makeSearchFile } from '../search/build.ts';
import type { Document, SearchFile } from '../search/document.ts';
import { type Index, openIndex } from '../search/open.ts';
import { pageTexts, type readRulebook } from './files.ts';
import { documentsIn, namesIn, wordsFor } from './findable.ts';
import { labelOfMark } from './label.ts';

type Book = ReturnType<typeof readRulebook>;

/** Everything that can be found in one language. */
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
    },
    labelOf: (names) => labelOfMark(names, sources, t),
  });
}

/** The search of one language as the site ships it, or of other documents with its words. */
export function searchFileFrom(
  book: Book,
  locale: Locale,
  documents: readonly Document[] = documentsFrom(book, locale),
): SearchFile {
  const names = plainIn(namesIn(locale, book.glossary));
  return makeSearchFile(documents, names, wordsFor(locale, book.vocabulary), locale);
}

/** The indices of all languages, each after its way over the network. */
export async function openIndices(book: Book): Promise<ReadonlyMap<Locale, Index>> {
  const open = (locale: Locale) =>
    openIndex(JSON.parse(JSON.stringify(searchFileFrom(book, locale))), locale);
  return new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await open(locale)] as const)));
}

/** The texts of a page as they stand in their file, or as its speakers say them. */
function translatorOf<File extends TextFile>(locale: Locale, file: File): Translator<File> {
  return withLists(
    locale,
    makeReader(
      locale,
      wholeFile(locale, (one) => pageTexts(one, file)),
    ),
  );
}
