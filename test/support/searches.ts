import { createRecord } from '../../src/core/record.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import {
  getSearchableContent,
  openSearchIndices as openIndicesOf,
} from '../../src/rulebook/search/rulebook-search-file.ts';
import { listSearchDocuments, makeSearchFile } from '../../src/rulebook/search/search-documents.ts';
import { findMultilingualHits } from '../../src/search/multilingual-hits.ts';
import type { SearchIndex } from '../../src/search/open-search-index.ts';
import type { SearchDocument, SearchFile } from '../../src/search/search-document.ts';
import { type ShownHits, selectShownHits } from '../../src/search/shown-hits.ts';
import { readYamlFixture } from './read-fixture.ts';

/** A question from the fixtures, with the rules that answer it. */
export interface Question {
  readonly ask: string;
  readonly kind: 'inflected' | 'misspelt' | 'edition' | 'question' | 'plain';
  readonly rules: readonly string[];
}

/** Reads the questions of one language. */
export function questionsIn(locale: Locale): readonly Question[] {
  return readYamlFixture(`questions.${locale}`);
}

const book = readRulebook();

/** Makes the search documents of one language. */
export function documentsOf(locale: Locale): readonly SearchDocument[] {
  return listSearchDocuments(locale, getSearchableContent(book, locale));
}

/** Makes the search index of one language, as shipped by default, or from other documents. */
export function searchFileOf(locale: Locale, documents?: readonly SearchDocument[]): SearchFile {
  return makeSearchFile(locale, getSearchableContent(book, locale), documents);
}

/** Opens the indices of all languages, serialised and parsed as over the network. */
export async function openIndices(): Promise<Readonly<Record<Locale, SearchIndex>>> {
  const all = await openIndicesOf(book);
  return createRecord(LOCALES, (locale) => {
    const index = all.get(locale);
    if (!index) throw new Error(`No index in ${locale}`);
    return index;
  });
}

/** Returns the indices of the other languages. */
export function othersThan(
  locale: Locale,
  indices: Readonly<Record<Locale, SearchIndex>>,
): readonly SearchIndex[] {
  return LOCALES.filter((other) => other !== locale).map((other) => indices[other]);
}

/** Searches as a page in one language does, on the pages of a game if one is given. */
export function showHits(
  indices: Readonly<Record<Locale, SearchIndex>>,
  locale: Locale,
  query: string,
  game?: string,
): ShownHits {
  const hits = findMultilingualHits(indices[locale], othersThan(locale, indices), query);
  return selectShownHits(hits, game, locale);
}

/** Returns the rank of the first of the answering rules that is shown, from 1; 0 if none is. */
export function rankAnswer({ rules }: ShownHits, answers: readonly string[]): number {
  return rules.findIndex(({ entry }) => answers.includes(entry.id)) + 1;
}
