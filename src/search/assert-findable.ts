import type { Locale } from '../i18n/locale.ts';
import { findHits } from './find-hits.ts';
import { getEntryGame, promoteGame } from './game.ts';
import type { SearchIndex } from './open-search-index.ts';
import type { SearchDocument } from './search-document.ts';
import { isRuleHit } from './shown-hits.ts';

/** The maximum percentage of indexed questions for which another rule may rank first. */
const MAX_MISSED_PERCENT = 3;

/** An indexed question for which none of the rules that it was written for ranks first. */
interface MissedQuestion {
  readonly question: string;
  readonly rules: readonly string[];
  readonly first: string | undefined;
}

/**
 * Searches for each question, with the rules of its game first, and lists those for which another rule ranks
 * first.
 */
function listMissedQuestions(
  index: SearchIndex,
  documents: readonly SearchDocument[],
): readonly MissedQuestion[] {
  return [...groupRulesByQuestion(documents)].flatMap(([question, rules]) => {
    const first = findFirstRule(index, question, rules);
    return first !== undefined && rules.includes(first) ? [] : [{ question, rules, first }];
  });
}

/** Returns the id of the first rule among the hits for a question; undefined if no rule is found. */
function findFirstRule(index: SearchIndex, question: string, [rule]: readonly string[]): string | undefined {
  const hits = findHits(index, question);
  const ordered = rule === undefined ? hits : promoteGame(hits, getEntryGame({ id: rule }));
  return ordered.find(isRuleHit)?.entry.id;
}

/** Groups the rules by the questions that they answer; several rules may have the same question. */
function groupRulesByQuestion(documents: readonly SearchDocument[]): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, readonly string[]>();
  for (const { id, questions } of documents.filter((entry) => isRuleHit({ entry })))
    for (const question of questions) rules.set(question, [...(rules.get(question) ?? []), id]);
  return rules;
}

/**
 * Checks that indexed questions find the rules that they were written for.
 * @throws {Error} that lists the questions, if another rule ranks first for too many of them
 */
export function assertFindable(
  index: SearchIndex,
  documents: readonly SearchDocument[],
  locale: Locale,
): void {
  const missed = listMissedQuestions(index, documents);
  const total = groupRulesByQuestion(documents).size;
  if (missed.length * 100 <= total * MAX_MISSED_PERCENT) return;
  const lines = missed.map(
    ({ question, rules, first = 'nothing' }) => `  ${question} (${rules.join(', ')}; first: ${first})`,
  );
  throw new Error(
    `content/questions/*/${locale}: for ${missed.length} of ${total} questions another rule stands first, more than ${MAX_MISSED_PERCENT} in 100\n${lines.join('\n')}`,
  );
}
