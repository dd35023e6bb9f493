import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { keysOf } from '../../engine/record.ts';
import type { Names } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import { HUANG_READINGS } from '../../explain/huang/readings.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import type { HuangChoices } from '../../referee/huang/envelope.ts';
import type { AnswerTexts } from './kit.ts';
import type { BoardState } from './state.ts';

type Point = keyof typeof HUANG_RULINGS;
type Reading = (typeof HUANG_READINGS)[number];

/** An open point that affects an answer: this table's ruling, and the result under each other ruling. */
export interface TurnedOn {
  readonly point: Point;
  /** Undefined if there is only one. */
  readonly here: Reading | undefined;
  readonly others: readonly { readonly reading: Reading; readonly answer: HuangActAnswer }[];
}

/** The open points that affected the answer to the action on a board. */
export function turnedOnIn(
  state: BoardState,
  choices: HuangChoices,
  answer: HuangActAnswer,
): readonly TurnedOn[] {
  const points = keysOf(HUANG_RULINGS).filter((point) => answer.rulings.includes(point));
  return points.map((point) => {
    const readings = HUANG_READINGS.filter((one) => one.point === point);
    const here = readings.find(({ choice }) => choice === choices[point]);
    const others = readings.filter((reading) => reading !== here);
    return { point, here, others: others.flatMap((reading) => answerUnder(reading, state, choices)) };
  });
}

/** Sentences on the result under each other ruling. */
export function sayOthers(points: readonly TurnedOn[], names: Names, t: AnswerTexts): readonly string[] {
  return points.flatMap(({ others }) =>
    others.map(({ reading, answer }) =>
      t('reading-else', {
        choice: t(reading.text),
        outcome: explainOutcome(answer, names, t).join(' '),
      }),
    ),
  );
}

/** Evaluates the action on a board under a given ruling. */
function answerUnder(
  reading: Reading,
  { setup, dispute }: BoardState,
  rulings: HuangChoices,
): TurnedOn['others'] {
  const choices = { ...rulings, [reading.point]: reading.choice };
  const judged = dispute && answerFor(setup, dispute.action, dispute.decisions, choices);
  return judged?.ok ? [{ reading, answer: judged.value.answer }] : [];
}
