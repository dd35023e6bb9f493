// Opens the search from the files in content/ without Astro, for commands and tests. The site itself uses
// build-search-file.ts.

import { getFallbackChain } from '../../i18n/fallback.ts';
import { fillMissingTexts } from '../../i18n/fill-missing-texts.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { addListMethods, createTextReader, type TextFile, type Translator } from '../../i18n/translator.ts';
import { openSearchIndex, type SearchIndex } from '../../search/open-search-index.ts';
import { readPageTexts, type readRulebook } from '../files.ts';
import { makeSearchFile, type SearchableContent } from './search-documents.ts';

type Book = ReturnType<typeof readRulebook>;

/** Selects the content that the search of one language is made from. */
export function getSearchableContent(book: Book, locale: Locale): SearchableContent {
  const rules = getFallbackChain(locale).flatMap((source) =>
    book.rules.filter((one) => one.locale === source),
  );
  return {
    ...book,
    rules: rules.filter(({ id }, at) => rules.findIndex((one) => one.id === id) === at),
    getTranslator: (file) => translatorOf(locale, file),
  };
}

/** Opens the indices of all languages, serialised and parsed as over the network. */
export async function openSearchIndices(book: Book): Promise<ReadonlyMap<Locale, SearchIndex>> {
  const open = (locale: Locale) => {
    const file = makeSearchFile(locale, getSearchableContent(book, locale));
    return openSearchIndex(JSON.parse(JSON.stringify(file)), locale);
  };
  return new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await open(locale)] as const)));
}

/** Makes a translator from a text file, with fallback languages. */
function translatorOf<File extends TextFile>(locale: Locale, file: File): Translator<File> {
  return addListMethods(
    locale,
    createTextReader(
      locale,
      fillMissingTexts(locale, (one) => readPageTexts(one, file)),
    ),
  );
}
