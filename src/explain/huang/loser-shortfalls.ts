import type { Decisions } from '../../engine/huang/action.ts';
import {
  type ConflictStart,
  findOpenConflict,
  listShortfalls,
  type Shortfall,
} from '../../referee/huang/open-conflict.ts';
import { capitalize } from '../sentence.ts';
import type { BoardPhrases } from './board-phrases.ts';

/** What a losing side would have needed. `tie` is set if a tie needed less than a win. */
export interface LoserShortfall extends Shortfall {
  readonly side: string;
  readonly win: number;
}

/**
 * What each losing side of the war or revolt that an action starts would have needed; empty if there was
 * none, or if a tie was decided. Evaluates the conflict again with one tile after another.
 */
export function listLoserShortfalls(
  fought: ConflictStart,
  decisions: Pick<Decisions, 'commitments'>,
  words: BoardPhrases,
): readonly LoserShortfall[] {
  const contest = findOpenConflict(fought, decisions.commitments, () => true);
  if (!contest) return [];
  const needs = listShortfalls(contest);
  if (!needs.some(({ win }) => win === 0)) return [];
  return contest.sides.flatMap(({ state, players }, i) => {
    const need = needs[i];
    if (!need?.win) return []; // it won, or no player could have committed that much
    const side = state === null ? words.list(players.map(words.player)) : words.state(state);
    return [{ ...need, win: need.win, side: capitalize(side) }];
  });
}

/** Translator for the sentences on what a side would have needed. */
export interface ShortfallTranslator {
  (key: 'lacked-win', facts: { readonly side: string; readonly win: number }): string;
  (key: 'lacked-both', facts: { readonly side: string; readonly win: number; readonly tie: number }): string;
}

/** The same in sentences. */
export function explainShortfalls(
  lacked: readonly LoserShortfall[],
  t: ShortfallTranslator,
): readonly string[] {
  return lacked.map(({ side, win, tie }) =>
    tie === undefined ? t('lacked-win', { side, win }) : t('lacked-both', { side, win, tie }),
  );
}

/** Inserts what the losers would have needed into lines for a chat: after the outcome, before the steps. */
export function insertShortfalls(lines: readonly string[], lacked: readonly string[]): readonly string[] {
  const steps = lines.indexOf('');
  return [...lines.slice(0, steps), ...lacked, ...lines.slice(steps)];
}
