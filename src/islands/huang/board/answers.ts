import type { Commitment, Decisions } from '../../../engine/huang/action.ts';
import type { Question } from '../../../engine/huang/questions.ts';
import type { HuangTable } from '../../../saves/huang-board.ts';

/** Answers to later questions are forgotten when an earlier one is answered otherwise: they may not fit any more. */
const LATER: Readonly<Record<Question['asks'], readonly (keyof Decisions)[]>> = {
  commitment: ['tieWinner', 'discard'],
  tieWinner: ['discard'],
  discard: [],
  market: ['pagoda'],
  pagoda: [],
  keepGranary: [],
};

/** The table with a question answered, at the next one. */
export function answered(table: HuangTable, question: Question, value: unknown): HuangTable {
  const { dispute } = table;
  if (!dispute) return table;
  const before = dispute.decisions;
  const given = withValue(before, question, value);
  const isSame = JSON.stringify(given) === JSON.stringify(before);
  const forgotten = Object.fromEntries(LATER[question.asks].map((key) => [key, null]));
  const decisions = isSame ? before : { ...given, ...forgotten };
  return { ...table, dispute: { ...dispute, decisions, asked: dispute.asked + 1 } };
}

/** The table at the question before. */
export function steppedBack(table: HuangTable): HuangTable {
  const { dispute } = table;
  if (!dispute) return table;
  if (dispute.asked === 0) return { ...table, dispute: null };
  return { ...table, dispute: { ...dispute, asked: dispute.asked - 1 } };
}

function withValue(decisions: Decisions, question: Question, value: unknown): Decisions {
  if (question.asks !== 'commitment') return { ...decisions, [question.asks]: value };
  const gift = value as Commitment;
  const others = decisions.commitments.filter(({ by }) => by !== question.by);
  const isSomething = gift.tiles > 0 || gift.leader;
  return { ...decisions, commitments: isSomething ? [...others, gift] : others };
}

/** What was answered to a question before, if anything. */
export function answerTo(decisions: Decisions, question: Question): unknown {
  if (question.asks !== 'commitment') return decisions[question.asks];
  return decisions.commitments.find(({ by }) => by === question.by) ?? null;
}

/** What a player gives who has not said anything: nothing, to the first state. */
export function noGift({ by, states }: Extract<Question, { asks: 'commitment' }>): Commitment {
  return { by, to: states[0] ?? null, tiles: 0, leader: false };
}
