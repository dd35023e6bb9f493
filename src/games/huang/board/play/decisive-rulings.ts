import { keysOf } from '../../../../core/record.ts';
import { HUANG_OPTION_LABELS } from '../../explain/option-labels.ts';
import { explainOutcome } from '../../explain/outcome.ts';
import type { StateNames } from '../../explain/state-names.ts';
import type { HuangActAnswer } from '../../referee/answer-action.ts';
import type { ChosenHuangRulings } from '../../referee/envelope.ts';
import { judgeAction } from '../../referee/judge-action.ts';
import { HUANG_RULING_OPTIONS } from '../../rules/ruling-options.ts';
import type { BoardState } from '../state.ts';
import type { AllBoardTexts } from '../types.ts';

type RulingId = keyof typeof HUANG_RULING_OPTIONS;
type OptionLabel = (typeof HUANG_OPTION_LABELS)[number];

/** A ruling that affects an answer: the chosen option, and the result under each other option. */
export interface DecisiveRuling {
  readonly ruling: RulingId;
  /** Undefined if the ruling has only one option. */
  readonly chosenOption: OptionLabel | undefined;
  readonly others: readonly { readonly option: OptionLabel; readonly answer: HuangActAnswer }[];
}

/** Lists the rulings that affected the answer to the action on a board. */
export function listDecisiveRulings(
  state: BoardState,
  rulings: ChosenHuangRulings,
  answer: HuangActAnswer,
): readonly DecisiveRuling[] {
  const decisive = keysOf(HUANG_RULING_OPTIONS).filter((ruling) => answer.rulings.includes(ruling));
  return decisive.map((ruling) => {
    const options = HUANG_OPTION_LABELS.filter((one) => one.ruling === ruling);
    const chosenOption = options.find(({ option }) => option === rulings[ruling]);
    const others = options.filter((option) => option !== chosenOption);
    return {
      ruling,
      chosenOption,
      others: others.flatMap((option) => answerWithOption(option, state, rulings)),
    };
  });
}

/** Explains the result under each option that was not chosen. */
export function explainOtherRulings(
  decisive: readonly DecisiveRuling[],
  names: StateNames,
  t: AllBoardTexts,
): readonly string[] {
  return decisive.flatMap(({ others }) =>
    others.map(({ option, answer }) =>
      t('reading-else', {
        choice: t(option.text),
        outcome: explainOutcome(answer, names, t).join(' '),
      }),
    ),
  );
}

/** Evaluates the action on a board under another option of a ruling. */
function answerWithOption(
  option: OptionLabel,
  { setup, dispute: openAction }: BoardState,
  rulings: ChosenHuangRulings,
): DecisiveRuling['others'] {
  const tried = { ...rulings, [option.ruling]: option.option };
  const judged = openAction && judgeAction(setup, openAction.action, openAction.decisions, tried);
  return judged?.ok ? [{ option, answer: judged.value.answer }] : [];
}
