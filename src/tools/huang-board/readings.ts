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

/** What comes out under each other reading, in sentences. */
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

/** What comes of the disputed action on a board under a reading. */
function answerUnder(
  reading: Reading,
  { setup, dispute }: BoardState,
  rulings: HuangChoices,
): TurnedOn['others'] {
  const choices = { ...rulings, [reading.point]: reading.choice };
  const judged = dispute && answerFor(setup, dispute.action, dispute.decisions, choices);
  return judged?.ok ? [{ reading, answer: judged.value.answer }] : [];
}
