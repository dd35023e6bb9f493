import { findNumberedState, type StateNames } from '../../explain/state-names.ts';
import type { Commitment, Decisions } from '../../rules/actions/action.ts';
import type { Question } from '../../rules/actions/questions.ts';
import type { SpaceName } from '../../rules/board/board.ts';
import { dropEmptyCommitments } from '../../rules/conflict/commitment.ts';
import type { CommitmentQuestion } from '../../rules/conflict/commitment-questions.ts';
import { type LeaderName, toLeader } from '../../rules/leader.ts';
import { type BoardState, changeOpenAction, withoutAction } from '../state.ts';

/** The later decisions that are cleared when an earlier one changes, because they may no longer be valid. */
const LATER_DECISIONS: Readonly<Record<Question['asks'], readonly (keyof Decisions)[]>> = {
  commitment: ['tieWinner', 'discard'],
  tieWinner: ['discard'],
  discard: [],
  market: ['pagoda'],
  pagoda: [],
  keepGranary: [],
};

/** Answers a question and returns the state at the next one. */
export function answerQuestion(
  state: BoardState,
  question: Exclude<Question, CommitmentQuestion>,
  value: unknown,
): BoardState {
  return changeOpenAction(state, ({ decisions, asked }) => {
    const answered: Decisions = { ...decisions, [question.asks]: value };
    const isSame = JSON.stringify(answered) === JSON.stringify(decisions);
    const next = isSame ? decisions : { ...answered, ...clearLaterDecisions(question.asks) };
    return { decisions: next, asked: asked + 1 };
  });
}

/** Sets the commitment of a player. The form with all commitments stays open. */
export function enterCommitment(
  state: BoardState,
  questions: readonly Question[],
  commitment: Commitment,
): BoardState {
  return changeOpenAction(state, ({ decisions }) => {
    const commitments = getCommitmentQuestions(questions).flatMap(({ by }) =>
      by === commitment.by ? [commitment] : decisions.commitments.filter((one) => one.by === by),
    );
    return { decisions: { ...decisions, commitments, ...clearLaterDecisions('commitment') } };
  });
}

/** Confirms all commitments; players without an entry commit nothing. */
export function confirmCommitments(state: BoardState, questions: readonly Question[]): BoardState {
  return changeOpenAction(state, ({ decisions }) => ({
    decisions: { ...decisions, commitments: dropEmptyCommitments(decisions.commitments) },
    asked: getCommitmentQuestions(questions).length,
  }));
}

/**
 * Returns only those questions that are about commitments. Their order, in which the players commit, stays
 * the same; they come before all other questions.
 */
export function getCommitmentQuestions(questions: readonly Question[]): readonly CommitmentQuestion[] {
  return questions.flatMap((question) => (question.asks === 'commitment' ? [question] : []));
}

const clearLaterDecisions = (asks: Question['asks']) =>
  Object.fromEntries(LATER_DECISIONS[asks].map((key) => [key, null]));

/** Returns to the previous question; all commitments count as one. */
export function reopenLastQuestion(state: BoardState, questions: readonly Question[]): BoardState {
  const asked = state.openAction?.asked ?? 0;
  const count = getCommitmentQuestions(questions).length;
  if (asked === 0 || asked < count) return withoutAction(state);
  return changeOpenAction(state, () => ({ asked: asked === count ? 0 : asked - 1 }));
}

/** The states in a conflict, and the leaders that fight. */
interface ConflictStates {
  readonly names: StateNames;
  readonly inConflict: readonly LeaderName[];
}

/**
 * Returns the entered commitment of a player, else an empty one. In a war an empty one supports the side on
 * which a leader of the player fights; none if there is no such leader, or leaders on several sides.
 */
function findEnteredCommitment(
  { openAction, setup }: BoardState,
  { by, states }: CommitmentQuestion,
  { names, inConflict }: ConflictStates,
): Commitment {
  const entered = openAction?.decisions.commitments.find((one) => one.by === by);
  if (entered) {
    const { to } = entered; // a case may name any space of the supported state
    return { ...entered, to: to && (findNumberedState(to, names)?.id ?? to) };
  }
  const isOwn = (space: SpaceName) => {
    const leader = setup.leaders[space];
    return leader !== undefined && toLeader(leader).dynasty === by && inConflict.includes(leader);
  };
  const [only, ...others] = names.states.filter(
    ({ id, spaces }) => states.includes(id) && spaces.some(isOwn),
  );
  return { by, to: only && others.length === 0 ? only.id : null, tiles: 0, leader: false };
}

/** Lists the entered commitment of each player, in the order in which they commit. */
export function listEnteredCommitments(
  state: BoardState,
  questions: readonly Question[],
  conflictStates: ConflictStates,
): readonly Commitment[] {
  return getCommitmentQuestions(questions).map((question) =>
    findEnteredCommitment(state, question, conflictStates),
  );
}
