import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { recordOf } from '../../src/engine/record.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import {
  documentsFrom,
  openIndices as openIndicesOf,
  searchFileFrom,
} from '../../src/rulebook/search-files.ts';
import type { Document, SearchFile } from '../../src/search/document.ts';
import type { Index } from '../../src/search/open.ts';

/** A question from the fixtures, with the rules that answer it. */
export interface Question {
  readonly ask: string;
  readonly kind: 'inflected' | 'misspelt' | 'edition' | 'question' | 'plain';
  readonly rules: readonly string[];
}

/** Reads the questions of one language. */
export function questionsIn(locale: Locale): readonly Question[] {
  const file = fileURLToPath(new URL(`../fixtures/questions.${locale}.yaml`, import.meta.url));
  return parse(readFileSync(file, 'utf8'));
}

const book = readRulebook();

/** Makes the search documents of one language. */
export function documentsOf(locale: Locale): readonly Document[] {
  return documentsFrom(book, locale);
}

/** Makes the search index of one language, as shipped by default, or from other documents. */
export function searchFileOf(locale: Locale, documents?: readonly Document[]): SearchFile {
  return searchFileFrom(book, locale, documents);
}

/** Opens the indices of all languages, serialised and parsed as over the network. */
export async function openIndices(): Promise<Readonly<Record<Locale, Index>>> {
  const all = await openIndicesOf(book);
  return recordOf(LOCALES, (locale) => {
    const index = all.get(locale);
    if (!index) throw new Error(`No index in ${locale}`);
    return index;
  });
}

/** Returns the indices of the other languages. */
export function othersThan(locale: Locale, indices: Readonly<Record<Locale, Index>>): readonly Index[] {
  return LOCALES.filter((other) => other !== locale).map((other) => indices[other]);
}
