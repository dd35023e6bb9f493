import type { Commitment, Decisions } from '../../engine/huang/action.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { BoardTable } from './table.ts';

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

/** The table with a question answered, at the next one. */
export function answered(
  table: BoardTable,
  question: Exclude<Question, AboutGift>,
  value: unknown,
): BoardTable {
  return settled(table, question, (before) => ({ ...before, [question.asks]: value }));
}

/** The table with a player's gift to a war or revolt, at the next question. */
export function committed(table: BoardTable, question: AboutGift, gift: Commitment): BoardTable {
  const isSomething = gift.tiles > 0 || gift.leader;
  return settled(table, question, (before) => {
    const others = before.commitments.filter(({ by }) => by !== question.by);
    return { ...before, commitments: isSomething ? [...others, gift] : others };
  });
}

function settled(table: BoardTable, question: Question, give: (before: Decisions) => Decisions): BoardTable {
  const { dispute } = table;
  if (!dispute) return table;
  const before = dispute.decisions;
  const given = give(before);
  const isSame = JSON.stringify(given) === JSON.stringify(before);
  const forgotten = Object.fromEntries(LATER[question.asks].map((key) => [key, null]));
  const decisions = isSame ? before : { ...given, ...forgotten };
  return { ...table, dispute: { ...dispute, decisions, asked: dispute.asked + 1 } };
}

/** The table at the question before. */
export function steppedBack(table: BoardTable): BoardTable {
  const { dispute } = table;
  if (!dispute) return table;
  if (dispute.asked === 0) return { ...table, dispute: null };
  return { ...table, dispute: { ...dispute, asked: dispute.asked - 1 } };
}

/** What a player has said before to give, else nothing, to the first state. */
export function giftBefore({ dispute }: BoardTable, { by, states }: AboutGift): Commitment {
  const given = dispute?.decisions.commitments.find((one) => one.by === by);
  if (given) return given;
  return { by, to: states[0] ?? null, tiles: 0, leader: false };
}
