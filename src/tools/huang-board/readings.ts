import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { keysOf } from '../../engine/record.ts';
import { HUANG_READINGS } from '../../explain/huang/readings.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import { type BoardState, choicesOf, type TableRules } from './state.ts';

type Point = keyof typeof HUANG_RULINGS;
type Reading = (typeof HUANG_READINGS)[number];

/** An open point on which an answer turned: how this table reads it, and what comes out under each other reading. */
export interface TurnedOn {
  readonly point: Point;
  /** Undefined where there is but one. */
  readonly here: Reading | undefined;
  readonly others: readonly { readonly reading: Reading; readonly answer: HuangActAnswer }[];
}

/** The open points on which the answer to the disputed action on a board turned. */
export function turnedOnIn(
  state: BoardState,
  rules: TableRules,
  answer: HuangActAnswer,
): readonly TurnedOn[] {
  const points = keysOf(HUANG_RULINGS).filter((point) => answer.rulings.includes(point));
  return points.map((point) => {
    const readings = HUANG_READINGS.filter((one) => one.point === point);
    const here = readings.find(({ choice }) => choice === choicesOf(rules)[point]);
    const others = readings.filter((reading) => reading !== here);
    return { point, here, others: others.flatMap((reading) => answerUnder(reading, state, rules)) };
  });
}

/** What comes of the disputed action on a board under a reading. */
function answerUnder(
  reading: Reading,
  { setup, dispute }: BoardState,
  rules: TableRules,
): TurnedOn['others'] {
  const choices = { ...choicesOf(rules), [reading.point]: reading.choice };
  const judged = dispute && answerFor(setup, dispute.action, dispute.decisions, choices);
  return judged?.ok ? [{ reading, answer: judged.value.answer }] : [];
}
