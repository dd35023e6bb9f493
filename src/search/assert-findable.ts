import type { Locale } from '../i18n/locale.ts';
import { findHits } from './find-hits.ts';
import { getEntryGame, promoteGame } from './game.ts';
import type { SearchIndex } from './open-search-index.ts';
import type { SearchDocument } from './search-document.ts';

/** How many in a hundred of the questions that are indexed may be answered by another rule first. */
const MOST_AMISS = 3;

/** A question of the index for which none of the rules that it was written for stands first. */
interface Amiss {
  readonly question: string;
  readonly rules: readonly string[];
  readonly first: string | undefined;
}

/** All questions of the rules asked of their own index, each on the pages of its game: those that lead elsewhere. */
function askedAmiss(index: SearchIndex, documents: readonly SearchDocument[]): readonly Amiss[] {
  return [...rulesByQuestion(documents)].flatMap(([question, rules]) => {
    const first = firstRule(index, question, rules);
    return first !== undefined && rules.includes(first) ? [] : [{ question, rules, first }];
  });
}

function firstRule(index: SearchIndex, question: string, [rule]: readonly string[]): string | undefined {
  const hits = findHits(index, question);
  const ordered = rule === undefined ? hits : promoteGame(hits, getEntryGame({ id: rule }));
  return ordered.find(({ found }) => found.kind === 'rule' || found.kind === 'summary')?.found.id;
}

/** Each question with the rules that it was written for: two may answer the same. */
function rulesByQuestion(documents: readonly SearchDocument[]): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, readonly string[]>();
  for (const { id, questions } of documents.filter(({ kind }) => kind === 'rule' || kind === 'summary'))
    for (const question of questions) rules.set(question, [...(rules.get(question) ?? []), id]);
  return rules;
}

/** @throws {Error} naming the questions, if too many of those that are indexed are answered by another rule first */
export function assertFindable(
  index: SearchIndex,
  documents: readonly SearchDocument[],
  locale: Locale,
): void {
  const amiss = askedAmiss(index, documents);
  const all = rulesByQuestion(documents).size;
  if (amiss.length * 100 <= all * MOST_AMISS) return;
  const lines = amiss.map(
    ({ question, rules, first = 'nothing' }) => `  ${question} (${rules.join(', ')}; first: ${first})`,
  );
  throw new Error(
    `content/questions/*/${locale}: for ${amiss.length} of ${all} questions another rule stands first, more than ${MOST_AMISS} in 100\n${lines.join('\n')}`,
  );
}
