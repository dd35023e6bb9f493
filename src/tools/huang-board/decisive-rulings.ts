import { HUANG_RULING_OPTIONS } from '../../engine/huang/ruling-options.ts';
import { keysOf } from '../../engine/record.ts';
import { HUANG_OPTION_LABELS } from '../../explain/huang/option-labels.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import type { StateNames } from '../../explain/huang/state-names.ts';
import type { HuangActAnswer } from '../../referee/huang/answer-action.ts';
import type { ChosenHuangRulings } from '../../referee/huang/envelope.ts';
import { judgeAction } from '../../referee/huang/judge-action.ts';
import type { BoardState } from './state.ts';
import type { AllBoardTexts } from './types.ts';

type Point = keyof typeof HUANG_RULING_OPTIONS;
type Reading = (typeof HUANG_OPTION_LABELS)[number];

/** An open point that affects an answer: this table's ruling, and the result under each other ruling. */
export interface DecisiveRuling {
  readonly ruling: Point;
  /** Undefined if there is only one. */
  readonly chosenOption: Reading | undefined;
  readonly others: readonly { readonly reading: Reading; readonly answer: HuangActAnswer }[];
}

/** The open points that affected the answer to the action on a board. */
export function listDecisiveRulings(
  state: BoardState,
  choices: ChosenHuangRulings,
  answer: HuangActAnswer,
): readonly DecisiveRuling[] {
  const decisive = keysOf(HUANG_RULING_OPTIONS).filter((ruling) => answer.rulings.includes(ruling));
  return decisive.map((ruling) => {
    const options = HUANG_OPTION_LABELS.filter((one) => one.point === ruling);
    const chosenOption = options.find(({ choice }) => choice === choices[ruling]);
    const others = options.filter((option) => option !== chosenOption);
    return { ruling, chosenOption, others: others.flatMap((option) => answerUnder(option, state, choices)) };
  });
}

/** Sentences on the result under each other ruling. */
export function explainOtherRulings(
  points: readonly DecisiveRuling[],
  names: StateNames,
  t: AllBoardTexts,
): readonly string[] {
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
  rulings: ChosenHuangRulings,
): DecisiveRuling['others'] {
  const choices = { ...rulings, [reading.point]: reading.choice };
  const judged = dispute && judgeAction(setup, dispute.action, dispute.decisions, choices);
  return judged?.ok ? [{ reading, answer: judged.value.answer }] : [];
}
