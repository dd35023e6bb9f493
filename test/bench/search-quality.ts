// Estimates how well the search answers questions that are not in its index, by cross-validation: the
// questions are split into folds by a seed; each fold is left out of an index made for it, and asked on the
// pages of its game.
//   npm run search-quality          results per language, and per author of the questions
//   npm run search-quality -- de    also lists the German questions that do not find their rule first
// The third author had read the questions of the others before writing. Only the held-out questions of the
// tests, which are not read here, are unknown to all.

import { isLocale, LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { selectQuestionFiles } from '../../src/rulebook/search/search-documents.ts';
import { getEntryGame, promoteGame } from '../../src/search/game.ts';
import { findMultilingualHits } from '../../src/search/multilingual-hits.ts';
import { openSearchIndex, type SearchIndex } from '../../src/search/open-search-index.ts';
import type { SearchDocument } from '../../src/search/search-document.ts';
import { documentsOf, openIndices, othersThan, searchFileOf } from '../support/searches.ts';

const SEED = 20_261_124;
const FOLDS = 5;

/**
 * A question that was left out of the index, with the rank at which its rule was found, from 1; 0 if it was
 * not.
 */
interface Result {
  readonly question: string;
  readonly rules: readonly string[];
  readonly place: number;
  readonly first: string;
}

const isRule = ({ kind }: { readonly kind: string }) => kind === 'rule' || kind === 'summary';

/** Returns the number of a question's fold, which only depends on the question and the seed. */
function foldOf(question: string): number {
  let hash = SEED;
  for (const letter of question) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return (hash >>> 8) % FOLDS;
}

/** Maps each question to the rules that it is written for. */
function rulesByQuestion(documents: readonly SearchDocument[]): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, readonly string[]>();
  for (const { id, questions } of documents.filter(isRule))
    for (const question of questions) rules.set(question, [...(rules.get(question) ?? []), id]);
  return rules;
}

function ask(
  index: SearchIndex,
  others: readonly SearchIndex[],
  question: string,
  rules: readonly string[],
): Result {
  const hits = promoteGame(
    findMultilingualHits(index, others, question),
    getEntryGame({ id: rules[0] ?? '' }),
  );
  const found = hits.map((hit) => hit.entry).filter(isRule);
  const place = found.findIndex(({ id }) => rules.includes(id)) + 1;
  return { question, rules, place, first: found[0]?.id ?? 'nothing' };
}

/** Asks the questions of one fold. */
async function askFold(
  locale: Locale,
  fold: number,
  others: readonly SearchIndex[],
): Promise<readonly Result[]> {
  const documents = documentsOf(locale);
  const kept = documents.map((one) => ({
    ...one,
    questions: one.questions.filter((question) => !isRule(one) || foldOf(question) !== fold),
  }));
  const index = await openSearchIndex(searchFileOf(locale, kept), locale);
  return [...rulesByQuestion(documents)]
    .filter(([question]) => foldOf(question) === fold)
    .map(([question, rules]) => ask(index, others, question, rules));
}

function summarise(all: readonly Result[]): string {
  const share = (most: number) =>
    ((100 * all.filter(({ place }) => place >= 1 && place <= most).length) / all.length).toFixed(1);
  return `${share(1)} % first, ${share(3)} % in the first three (${all.length} questions)`;
}

/** Groups the questions by author. */
function questionsByAuthor(locale: Locale): ReadonlyMap<string, ReadonlySet<string>> {
  const authors = new Map<string, Set<string>>();
  for (const { id, data } of selectQuestionFiles(locale, book.questions)) {
    const author = id.split('/', 1).join();
    authors.set(author, new Set([...new Set(authors.get(author)), ...Object.values(data).flat()]));
  }
  return authors;
}

const book = readRulebook();
const indices = await openIndices();
const named = process.argv[2];
if (named !== undefined && !isLocale(named)) {
  console.error(`Unknown language: ${named}. There are ${LOCALES.join(', ')}.`);
  process.exit(2);
}
for (const locale of LOCALES) {
  const all: Result[] = [];
  for (let fold = 0; fold < FOLDS; fold++)
    all.push(...(await askFold(locale, fold, othersThan(locale, indices))));
  console.log(`${locale}: ${summarise(all)}`);
  for (const [author, texts] of questionsByAuthor(locale))
    console.log(`  ${author}: ${summarise(all.filter(({ question }) => texts.has(question)))}`);
  if (locale !== named) continue;
  for (const { question, rules, place, first } of all.filter((one) => one.place !== 1))
    console.log(
      `  ${place === 0 ? 'not found' : `rank ${place}`}: ${question} (${rules.join(', ')}; first: ${first})`,
    );
}
