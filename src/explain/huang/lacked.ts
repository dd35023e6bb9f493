import type { Decisions } from '../../engine/huang/action.ts';
import { contestOf, type Fought, type Need, needsOf } from '../../referee/huang/contest.ts';
import { capital } from '../sentence.ts';
import type { Words } from './words.ts';

/** What a side that lost lacked: `tie` where it could have been tied with less than it takes to win. */
export interface Lacked extends Need {
  readonly side: string;
  readonly win: number;
}

/**
 * What each side lacked that lost the war or revolt that an action starts; nothing where there was none, or where a tie was decided.
 * Asks the referee once more, with one tile after another.
 */
export function lackedIn(
  fought: Fought,
  decisions: Pick<Decisions, 'commitments'>,
  words: Words,
): readonly Lacked[] {
  const contest = contestOf(fought, decisions.commitments, () => true);
  if (!contest) return [];
  const needs = needsOf(contest);
  if (!needs.some(({ win }) => win === 0)) return [];
  return contest.sides.flatMap(({ state, players }, i) => {
    const need = needs[i];
    if (!need?.win) return []; // won, or nobody could have given so much
    const side = state === null ? words.list(players.map(words.player)) : words.state(state);
    return [{ ...need, win: need.win, side: capital(side) }];
  });
}

/** What says what a side lacked. */
export interface LackedSayer {
  (key: 'lacked-win', facts: { readonly side: string; readonly win: number }): string;
  (key: 'lacked-both', facts: { readonly side: string; readonly win: number; readonly tie: number }): string;
}

/** The same in sentences. */
export function sayLackedIn(lacked: readonly Lacked[], t: LackedSayer): readonly string[] {
  return lacked.map(({ side, win, tie }) =>
    tie === undefined ? t('lacked-win', { side, win }) : t('lacked-both', { side, win, tie }),
  );
}

/** Lines for a chat with what the losers lacked put behind the outcome, before the steps. */
export function withLacked(lines: readonly string[], lacked: readonly string[]): readonly string[] {
  const steps = lines.indexOf('');
  return [...lines.slice(0, steps), ...lacked, ...lines.slice(steps)];
}
