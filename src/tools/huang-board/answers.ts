import type { Commitment, Decisions } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { type LeaderName, leaderNamed } from '../../engine/huang/leader.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Names } from '../../explain/huang/names.ts';
import type { BoardState } from './state.ts';

/** Answers to later questions are forgotten when an earlier one is answered otherwise: they may not fit any more. */
const LATER: Readonly<Record<Question['asks'], readonly (keyof Decisions)[]>> = {
  commitment: ['tieWinner', 'discard'],
  tieWinner: ['discard'],
  discard: [],
  market: ['pagoda'],
  pagoda: [],
  keepGranary: [],
};

/** The question how much a player gives to a war or revolt. */
type AboutGift = Extract<Question, { asks: 'commitment' }>;

/** The board with a question answered, at the next one. */
export function answered(
  state: BoardState,
  question: Exclude<Question, AboutGift>,
  value: unknown,
): BoardState {
  return decided(state, question, (before) => ({ ...before, [question.asks]: value }));
}

/** The board with a player's gift to a war or revolt, at the next question. */
export function committed(state: BoardState, question: AboutGift, gift: Commitment): BoardState {
  const isSomething = gift.tiles > 0 || gift.leader;
  return decided(state, question, (before) => {
    const others = before.commitments.filter(({ by }) => by !== question.by);
    return { ...before, commitments: isSomething ? [...others, gift] : others };
  });
}

function decided(state: BoardState, question: Question, give: (before: Decisions) => Decisions): BoardState {
  const { dispute } = state;
  if (!dispute) return state;
  const before = dispute.decisions;
  const given = give(before);
  const isSame = JSON.stringify(given) === JSON.stringify(before);
  const forgotten = Object.fromEntries(LATER[question.asks].map((key) => [key, null]));
  const decisions = isSame ? before : { ...given, ...forgotten };
  return { ...state, dispute: { ...dispute, decisions, asked: dispute.asked + 1 } };
}

/** The board at the question before. */
export function steppedBack(state: BoardState): BoardState {
  const { dispute } = state;
  if (!dispute) return state;
  if (dispute.asked === 0) return { ...state, dispute: null };
  return { ...state, dispute: { ...dispute, asked: dispute.asked - 1 } };
}

/** The states that meet, and their leaders that are in conflict. */
export interface Meeting {
  readonly names: Names;
  readonly inConflict: readonly LeaderName[];
}

/**
 * What a player has said before to give, else nothing: to the state in which a leader of theirs is in conflict, to none
 * where they have none, or in several.
 */
export function giftBefore(
  { dispute, setup }: BoardState,
  { by, states }: AboutGift,
  { names, inConflict }: Meeting,
): Commitment {
  const given = dispute?.decisions.commitments.find((one) => one.by === by);
  if (given) return given;
  const isOwn = (space: SpaceName) => {
    const leader = setup.leaders[space];
    return leader !== undefined && leaderNamed(leader).dynasty === by && inConflict.includes(leader);
  };
  const [only, ...others] = names.states.filter(
    ({ id, spaces }) => states.includes(id) && spaces.some(isOwn),
  );
  return { by, to: only && others.length === 0 ? only.id : null, tiles: 0, leader: false };
}
