// How well the search would answer questions that it does not know: the questions of the index are dealt into folds by a
// seed, each fold is left out of an index made for it, and asked on the pages of its game (`npm run asked`, with a
// language for the questions that do not lead to their rule first). Said apart for each hand that wrote them: the third
// wrote after it had read the others' questions, so that only what is held out for good, and not read here, is strange
// to all.

import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { questionsIn } from '../../src/rulebook/findable.ts';
import { findAcross } from '../../src/search/across.ts';
import type { Document } from '../../src/search/document.ts';
import { gameFirst, gameOf } from '../../src/search/game.ts';
import { type Index, openIndex } from '../../src/search/open.ts';
import { documentsOf, openIndices, othersThan, searchFileOf } from '../support/searches.ts';

const SEED = 20_261_124;
const FOLDS = 5;

/** A question left out of its index, and where the first of its rules stood then, from 1; 0 if nowhere. */
interface Answered {
  readonly question: string;
  readonly rules: readonly string[];
  readonly place: number;
  readonly first: string;
}

const isRule = ({ kind }: { readonly kind: string }) => kind === 'rule' || kind === 'summary';

/** A fold from 0, the same for the same question as long as the seed is. */
function foldOf(question: string): number {
  let hash = SEED;
  for (const letter of question) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return (hash >>> 8) % FOLDS;
}

/** Each question with the rules that it is written for. */
function rulesByQuestion(documents: readonly Document[]): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, readonly string[]>();
  for (const { id, questions } of documents.filter(isRule))
    for (const question of questions) rules.set(question, [...(rules.get(question) ?? []), id]);
  return rules;
}

function answered(
  index: Index,
  others: readonly Index[],
  question: string,
  rules: readonly string[],
): Answered {
  const hits = gameFirst(findAcross(index, others, question), gameOf({ id: rules[0] ?? '' }));
  const found = hits.map((hit) => hit.found).filter(isRule);
  const place = found.findIndex(({ id }) => rules.includes(id)) + 1;
  return { question, rules, place, first: found[0]?.id ?? 'nothing' };
}

async function foldAnswered(
  locale: Locale,
  fold: number,
  others: readonly Index[],
): Promise<readonly Answered[]> {
  const documents = documentsOf(locale);
  const kept = documents.map((one) => ({
    ...one,
    questions: one.questions.filter((question) => !isRule(one) || foldOf(question) !== fold),
  }));
  const index = await openIndex(searchFileOf(locale, kept), locale);
  return [...rulesByQuestion(documents)]
    .filter(([question]) => foldOf(question) === fold)
    .map(([question, rules]) => answered(index, others, question, rules));
}

function said(all: readonly Answered[]): string {
  const share = (most: number) =>
    ((100 * all.filter(({ place }) => place >= 1 && place <= most).length) / all.length).toFixed(1);
  return `first ${share(1)}, in the first three ${share(3)} of 100 (${all.length} questions)`;
}

/** The questions of each hand. */
function handsIn(locale: Locale): ReadonlyMap<string, ReadonlySet<string>> {
  const hands = new Map<string, Set<string>>();
  for (const { id, data } of questionsIn(locale, book.questions)) {
    const hand = id.split('/', 1).join();
    hands.set(hand, new Set([...new Set(hands.get(hand)), ...Object.values(data).flat()]));
  }
  return hands;
}

const book = readRulebook();
const indices = await openIndices();
const named = process.argv[2];
for (const locale of LOCALES) {
  const all: Answered[] = [];
  for (let fold = 0; fold < FOLDS; fold++)
    all.push(...(await foldAnswered(locale, fold, othersThan(locale, indices))));
  console.log(`${locale}: ${said(all)}`);
  for (const [hand, texts] of handsIn(locale))
    console.log(`  ${hand}: ${said(all.filter(({ question }) => texts.has(question)))}`);
  if (locale !== named) continue;
  for (const { question, rules, place, first } of all.filter((one) => one.place !== 1))
    console.log(`  ${place} ${question} (${rules.join(', ')}; first: ${first})`);
}
