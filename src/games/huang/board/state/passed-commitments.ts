import type { Problem } from '../../../../core/problem.ts';
import { findNumberedState } from '../../explain/state-names.ts';
import { checkCommitments } from '../../referee/check-action.ts';
import type { Commitment } from '../../rules/actions/action.ts';
import type { JudgedAction } from '../board-answer.ts';
import { getCommitmentQuestions } from '../play/question-answers.ts';
import { type BoardState, changeOpenAction } from '../state.ts';

/**
 * Reads the commitments that the numbers tool passed for a conflict that has not started. Empty if the data
 * is invalid.
 */
export function readPassedCommitments(data: unknown): readonly Commitment[] {
  const problems: Problem[] = [];
  const commitments = checkCommitments(data, '', problems);
  return commitments && problems.length === 0 ? commitments : [];
}

/**
 * Moves the commitments that the numbers tool passed into the conflict that starts, limited to what each
 * player can commit.
 */
export function withPassedCommitments(state: BoardState, { questions, names }: JudgedAction): BoardState {
  const { passedCommitments: passed } = state;
  if (passed.length === 0) return state;
  const commitments = getCommitmentQuestions(questions).flatMap(
    ({ by, states, most, leader }): readonly Commitment[] => {
      const one = passed.find((other) => other.by === by);
      const supported = one?.to ? findNumberedState(one.to, names)?.id : undefined;
      const to = supported !== undefined && states.includes(supported) ? supported : null;
      return one ? [{ by, to, tiles: Math.min(one.tiles, most), leader: one.leader && leader }] : [];
    },
  );
  if (commitments.length === 0) return state;
  return changeOpenAction({ ...state, passedCommitments: [] }, ({ decisions }) => ({
    decisions: { ...decisions, commitments },
  }));
}
