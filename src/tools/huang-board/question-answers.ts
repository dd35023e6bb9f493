import type { Commitment, Decisions } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { dropEmptyCommitments } from '../../engine/huang/commitment.ts';
import { type LeaderName, toLeader } from '../../engine/huang/leader.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { StateNames } from '../../explain/huang/state-names.ts';
import type { BoardState } from './state.ts';

/** The later decisions that are cleared when an earlier one changes, because they may no longer be valid. */
const LATER: Readonly<Record<Question['asks'], readonly (keyof Decisions)[]>> = {
  commitment: ['tieWinner', 'discard'],
  tieWinner: ['discard'],
  discard: [],
  market: ['pagoda'],
  pagoda: [],
  keepGranary: [],
};

/** The question what a player commits to a war or revolt. */
type AboutGift = Extract<Question, { asks: 'commitment' }>;

/** Answers a question and returns the board at the next one. */
export function answerQuestion(
  state: BoardState,
  question: Exclude<Question, AboutGift>,
  value: unknown,
): BoardState {
  return decided(state, question, (before) => ({ ...before, [question.asks]: value }));
}

/** Sets the commitment of a player. The form with all commitments stays open. */
export function enterCommitment(
  state: BoardState,
  questions: readonly Question[],
  gift: Commitment,
): BoardState {
  const { dispute } = state;
  if (!dispute) return state;
  const before = dispute.decisions.commitments;
  const commitments = getCommitmentQuestions(questions).flatMap(({ by }) =>
    by === gift.by ? [gift] : before.filter((one) => one.by === by),
  );
  const decisions = { ...dispute.decisions, commitments, ...forgotten('commitment') };
  return { ...state, dispute: { ...dispute, decisions } };
}

/** Confirms all commitments; players without an entry commit nothing. */
export function confirmCommitments(state: BoardState, questions: readonly Question[]): BoardState {
  const { dispute } = state;
  if (!dispute) return state;
  const commitments = dropEmptyCommitments(dispute.decisions.commitments);
  const decisions = { ...dispute.decisions, commitments };
  return { ...state, dispute: { ...dispute, decisions, asked: getCommitmentQuestions(questions).length } };
}

/**
 * The questions about commitments, in the order in which the players commit. They come before all other
 * questions.
 */
export function getCommitmentQuestions(questions: readonly Question[]): readonly AboutGift[] {
  return questions.flatMap((question) => (question.asks === 'commitment' ? [question] : []));
}

const forgotten = (asks: Question['asks']) => Object.fromEntries(LATER[asks].map((key) => [key, null]));

function decided(state: BoardState, question: Question, give: (before: Decisions) => Decisions): BoardState {
  const { dispute } = state;
  if (!dispute) return state;
  const before = dispute.decisions;
  const given = give(before);
  const isSame = JSON.stringify(given) === JSON.stringify(before);
  const decisions = isSame ? before : { ...given, ...forgotten(question.asks) };
  return { ...state, dispute: { ...dispute, decisions, asked: dispute.asked + 1 } };
}

/** Returns to the previous question; all commitments count as one. */
export function reopenLastQuestion(state: BoardState, questions: readonly Question[]): BoardState {
  const { dispute } = state;
  if (!dispute) return state;
  const { asked } = dispute;
  const gifts = getCommitmentQuestions(questions).length;
  if (asked === 0 || asked < gifts) return { ...state, dispute: null };
  return { ...state, dispute: { ...dispute, asked: asked === gifts ? 0 : asked - 1 } };
}

/** The states in a conflict, and their leaders that fight. */
interface Meeting {
  readonly names: StateNames;
  readonly inConflict: readonly LeaderName[];
}

/**
 * The previous entry of a player, else nothing. In a war it goes to the side on which a leader of the player
 * fights; to none if there is no such leader, or if there are several.
 */
function giftBefore(
  { dispute, setup }: BoardState,
  { by, states }: AboutGift,
  { names, inConflict }: Meeting,
): Commitment {
  const given = dispute?.decisions.commitments.find((one) => one.by === by);
  if (given) return { ...given, to: given.to && stateOf(given.to, names) };
  const isOwn = (space: SpaceName) => {
    const leader = setup.leaders[space];
    return leader !== undefined && toLeader(leader).dynasty === by && inConflict.includes(leader);
  };
  const [only, ...others] = names.states.filter(
    ({ id, spaces }) => states.includes(id) && spaces.some(isOwn),
  );
  return { by, to: only && others.length === 0 ? only.id : null, tiles: 0, leader: false };
}

/** The entered commitment of each player, in the order in which they commit. */
export function listEnteredCommitments(
  state: BoardState,
  questions: readonly Question[],
  meeting: Meeting,
): readonly Commitment[] {
  return getCommitmentQuestions(questions).map((question) => giftBefore(state, question, meeting));
}

/**
 * A case may name any space of the supported state; this returns the first space of that state for
 * comparison.
 */
const stateOf = (space: SpaceName, { states }: StateNames): SpaceName =>
  states.find(({ spaces }) => spaces.includes(space))?.id ?? space;
