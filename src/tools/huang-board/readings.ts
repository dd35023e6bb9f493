import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { keysOf } from '../../engine/record.ts';
import { HUANG_READINGS } from '../../explain/huang/readings.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import { type BoardTable, choicesOf, type House } from './table.ts';

type Point = keyof typeof HUANG_RULINGS;
type Reading = (typeof HUANG_READINGS)[number];

/** An open point on which an answer turned: how this table reads it, and what comes out under each other reading. */
export interface TurnedOn {
  readonly point: Point;
  /** Undefined where there is but one. */
  readonly here: Reading | undefined;
  readonly others: readonly { readonly reading: Reading; readonly answer: HuangActAnswer }[];
}

/** The open points on which the answer to a table's dispute turned. */
export function turnedOnIn(table: BoardTable, house: House, answer: HuangActAnswer): readonly TurnedOn[] {
  const points = keysOf(HUANG_RULINGS).filter((point) => answer.rulings.includes(point));
  return points.map((point) => {
    const readings = HUANG_READINGS.filter((one) => one.point === point);
    const here = readings.find(({ choice }) => choice === choicesOf(house)[point]);
    const others = readings.filter((reading) => reading !== here);
    return { point, here, others: others.flatMap((reading) => answerUnder(reading, table, house)) };
  });
}

/** What comes of a table's dispute under a reading. */
function answerUnder(reading: Reading, { setup, dispute }: BoardTable, house: House): TurnedOn['others'] {
  const choices = { ...choicesOf(house), [reading.point]: reading.choice };
  const judged = dispute && answerFor(setup, dispute.action, dispute.decisions, choices);
  return judged?.ok ? [{ reading, answer: judged.value.answer }] : [];
}
