import type { StateNames } from '../../explain/state-names.ts';
import type { Commitment, Decisions } from '../../rules/actions/action.ts';
import type { Question } from '../../rules/actions/questions.ts';
import type { SpaceName } from '../../rules/board/board.ts';
import { dropEmptyCommitments } from '../../rules/conflict/commitment.ts';
import { type LeaderName, toLeader } from '../../rules/leader.ts';
import type { BoardState } from '../state.ts';

/** The later decisions that are cleared when an earlier one changes, because they may no longer be valid. */
const LATER_DECISIONS: Readonly<Record<Question['asks'], readonly (keyof Decisions)[]>> = {
  commitment: ['tieWinner', 'discard'],
  tieWinner: ['discard'],
  discard: [],
  market: ['pagoda'],
  pagoda: [],
  keepGranary: [],
};

/** The question about a player's commitment to a war or revolt. */
type CommitmentQuestion = Extract<Question, { asks: 'commitment' }>;

/** Answers a question and returns the state at the next one. */
export function answerQuestion(
  state: BoardState,
  question: Exclude<Question, CommitmentQuestion>,
  value: unknown,
): BoardState {
  return withDecision(state, question, (before) => ({ ...before, [question.asks]: value }));
}

/** Sets the commitment of a player. The form with all commitments stays open. */
export function enterCommitment(
  state: BoardState,
  questions: readonly Question[],
  commitment: Commitment,
): BoardState {
  const { openAction } = state;
  if (!openAction) return state;
  const before = openAction.decisions.commitments;
  const commitments = getCommitmentQuestions(questions).flatMap(({ by }) =>
    by === commitment.by ? [commitment] : before.filter((one) => one.by === by),
  );
  const decisions = { ...openAction.decisions, commitments, ...clearLaterDecisions('commitment') };
  return { ...state, openAction: { ...openAction, decisions } };
}

/** Confirms all commitments; players without an entry commit nothing. */
export function confirmCommitments(state: BoardState, questions: readonly Question[]): BoardState {
  const { openAction } = state;
  if (!openAction) return state;
  const commitments = dropEmptyCommitments(openAction.decisions.commitments);
  const decisions = { ...openAction.decisions, commitments };
  return {
    ...state,
    openAction: { ...openAction, decisions, asked: getCommitmentQuestions(questions).length },
  };
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

function withDecision(
  state: BoardState,
  question: Question,
  decide: (before: Decisions) => Decisions,
): BoardState {
  const { openAction } = state;
  if (!openAction) return state;
  const before = openAction.decisions;
  const decisions = decide(before);
  const isSame = JSON.stringify(decisions) === JSON.stringify(before);
  const next = isSame ? before : { ...decisions, ...clearLaterDecisions(question.asks) };
  return { ...state, openAction: { ...openAction, decisions: next, asked: openAction.asked + 1 } };
}

/** Returns to the previous question; all commitments count as one. */
export function reopenLastQuestion(state: BoardState, questions: readonly Question[]): BoardState {
  const { openAction } = state;
  if (!openAction) return state;
  const { asked } = openAction;
  const count = getCommitmentQuestions(questions).length;
  if (asked === 0 || asked < count) return { ...state, openAction: null };
  return { ...state, openAction: { ...openAction, asked: asked === count ? 0 : asked - 1 } };
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
  if (entered) return { ...entered, to: entered.to && findStateId(entered.to, names) };
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

/** Returns the id of the state that contains a space. A case may name any space of the supported state. */
const findStateId = (space: SpaceName, { states }: StateNames): SpaceName =>
  states.find(({ spaces }) => spaces.includes(space))?.id ?? space;
