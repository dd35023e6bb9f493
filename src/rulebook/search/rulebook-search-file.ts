// Makes the search indices from the files in content/ without Astro, for commands and tests. The site itself
// uses build-search-file.ts.

import { getFallbackChain } from '../../i18n/fallback.ts';
import { fillMissingTexts } from '../../i18n/fill-missing-texts.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { addListMethods, createTextReader, type TextFile, type Translator } from '../../i18n/translator.ts';
import { createSearchFile } from '../../search/create-search-file.ts';
import { openSearchIndex, type SearchIndex } from '../../search/open-search-index.ts';
import type { SearchDocument, SearchFile } from '../../search/search-document.ts';
import { makeAnnotationLabel } from '../annotations/annotation-label.ts';
import { readPageTexts, type readRulebook } from '../files.ts';
import { getSynonyms, listSearchDocuments, listShortNames, listTermNames } from './search-documents.ts';

type Book = ReturnType<typeof readRulebook>;

/** Makes the search documents of one language. */
export function listBookDocuments(book: Book, locale: Locale): readonly SearchDocument[] {
  const rules = getFallbackChain(locale).flatMap((source) =>
    book.rules.filter((one) => one.locale === source),
  );
  const sources = Object.assign({}, ...book.sources.map(({ data }) => data));
  const t = translatorOf(locale, 'rules');
  return listSearchDocuments(locale, {
    ...book,
    rules: rules.filter(({ id }, at) => rules.findIndex((one) => one.id === id) === at),
    translators: {
      site: translatorOf(locale, 'site'),
      signs: translatorOf(locale, 'signs'),
      glossary: translatorOf(locale, 'glossary'),
      tigris: translatorOf(locale, 'tigris'),
      yangtze: translatorOf(locale, 'yangtze'),
    },
    labelOf: (names) => makeAnnotationLabel(names, sources, t),
  });
}

/** Makes the search index of one language from documents: by default, those that the site ships. */
export function makeRulebookSearchFile(
  book: Book,
  locale: Locale,
  documents: readonly SearchDocument[] = listBookDocuments(book, locale),
): SearchFile {
  const names = [...listTermNames(locale, book.glossary), ...listShortNames(book.relatedGames)];
  return createSearchFile(documents, names, getSynonyms(locale, book.vocabulary), locale);
}

/** Opens the indices of all languages, serialised and parsed as over the network. */
export async function openSearchIndices(book: Book): Promise<ReadonlyMap<Locale, SearchIndex>> {
  const open = (locale: Locale) =>
    openSearchIndex(JSON.parse(JSON.stringify(makeRulebookSearchFile(book, locale))), locale);
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
