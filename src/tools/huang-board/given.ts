import type { Commitment } from '../../engine/huang/action.ts';
import { namesOf, stateAround } from '../../explain/huang/names.ts';
import { checkCommitments } from '../../referee/huang/action.ts';
import type { Problem } from '../../referee/problem.ts';
import { aboutGifts } from './answers.ts';
import type { Judged } from './kit.ts';
import type { BoardState } from './state.ts';

/**
 * Reads the commitments that the numbers tool passed for a conflict that has not started. Empty if the data
 * is invalid.
 */
export function givenIn(told: unknown): readonly Commitment[] {
  const problems: Problem[] = [];
  const commitments = checkCommitments(told, '', problems);
  return commitments && problems.length === 0 ? commitments : [];
}

/**
 * Starts a conflict with the commitments that were entered before, as far as each player can commit that
 * much.
 */
export function withGiven(state: BoardState, { questions, answer, position }: Judged): BoardState {
  const { dispute, given } = state;
  if (!dispute || given.length === 0) return state;
  const names = namesOf(answer.trace, position);
  const commitments = aboutGifts(questions).flatMap(({ by, states, most, leader }): readonly Commitment[] => {
    const one = given.find((other) => other.by === by);
    const helped = one?.to ? stateAround(one.to, names)?.id : undefined;
    const to = helped !== undefined && states.includes(helped) ? helped : null;
    return one ? [{ by, to, tiles: Math.min(one.tiles, most), leader: one.leader && leader }] : [];
  });
  if (commitments.length === 0) return state;
  return { ...state, given: [], dispute: { ...dispute, decisions: { ...dispute.decisions, commitments } } };
}
