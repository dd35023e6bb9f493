import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { recordOf } from '../../src/engine/record.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { plainIn, speakersOf } from '../../src/i18n/stand-in.ts';
import { makeTranslator } from '../../src/i18n/translator.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { documentsIn, namesIn, wordsFor } from '../../src/rulebook/findable.ts';
import { labelOfMark } from '../../src/rulebook/label.ts';
import { makeSearchFile } from '../../src/search/build.ts';
import type { Document, SearchFile } from '../../src/search/document.ts';
import { type Index, openIndex } from '../../src/search/open.ts';
import { readTexts } from './content.ts';

/** A question of the fixtures, and the rules that answer it. */
export interface Question {
  readonly ask: string;
  readonly kind: 'inflected' | 'misspelt' | 'edition' | 'question' | 'plain';
  readonly rules: readonly string[];
}

/** The questions of one language, written from the rulebooks. */
export function questionsIn(locale: Locale): readonly Question[] {
  const file = fileURLToPath(new URL(`../fixtures/questions.${locale}.yaml`, import.meta.url));
  return parse(readFileSync(file, 'utf8'));
}

const book = plainIn(readRulebook());

/** What can be found in one language, the tools left out. */
export function documentsOf(locale: Locale): readonly Document[] {
  const rules = speakersOf(locale).flatMap((speaker) => book.rules.filter((one) => one.locale === speaker));
  return documentsIn(locale, {
    ...book,
    rules: rules.filter(({ id }, i) => rules.findIndex((one) => one.id === id) === i),
    games: { huang: 'Huang', 'chu-han': 'Chu Han', khan: 'Khan' },
    labelOf: labelOf(locale),
    glossaryTitle: 'Glossary',
  });
}

function labelOf(locale: Locale) {
  const sources = Object.assign({}, ...book.sources.map(({ data }) => data));
  const t = makeTranslator(locale, readTexts(locale, 'rules'));
  return (names: readonly string[]) => labelOfMark(names, sources, t);
}

/** The search of one language as the site ships it, or of other documents with its words. */
export function searchFileOf(locale: Locale, documents = documentsOf(locale)): SearchFile {
  const words = wordsFor(locale, book.vocabulary);
  return makeSearchFile(documents, namesIn(locale, book.glossary), words, locale);
}

/** The indices of all languages after their way over the network. */
export async function openIndices(): Promise<Readonly<Record<Locale, Index>>> {
  const open = (locale: Locale) => openIndex(JSON.parse(JSON.stringify(searchFileOf(locale))), locale);
  const all = new Map(await Promise.all(LOCALES.map(async (one) => [one, await open(one)] as const)));
  return recordOf(LOCALES, (locale) => {
    const index = all.get(locale);
    if (!index) throw new Error(`No index in ${locale}`);
    return index;
  });
}

/** The indices of the other languages. */
export function othersThan(locale: Locale, indices: Readonly<Record<Locale, Index>>): readonly Index[] {
  return LOCALES.filter((other) => other !== locale).map((other) => indices[other]);
}
