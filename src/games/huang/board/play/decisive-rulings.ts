import { keysOf } from '../../../../core/record.ts';
import { HUANG_OPTION_LABELS } from '../../explain/option-labels.ts';
import { explainOutcome } from '../../explain/outcome.ts';
import type { StateNames } from '../../explain/state-names.ts';
import type { ActionResult } from '../../referee/answer-action.ts';
import type { Judgement } from '../../referee/judge-action.ts';
import { HUANG_RULING_OPTIONS, type HuangRulingId } from '../../rules/ruling-options.ts';
import type { FullBoardTranslator } from '../types.ts';

type OptionLabel = (typeof HUANG_OPTION_LABELS)[number];

/** A ruling that affects an answer: the chosen option, and the result under each other option. */
export interface DecisiveRuling {
  readonly ruling: HuangRulingId;
  /** Undefined if the ruling has only one option. */
  readonly chosenOption: OptionLabel | undefined;
  readonly others: readonly { readonly option: OptionLabel; readonly result: ActionResult }[];
}

/** Lists the rulings that affected the answer to an action. */
export function listDecisiveRulings({ answer, rulings, otherOptions }: Judgement): readonly DecisiveRuling[] {
  const decisive = keysOf(HUANG_RULING_OPTIONS).filter((ruling) => answer.rulings.includes(ruling));
  return decisive.map((ruling) => {
    const options = HUANG_OPTION_LABELS.filter((one) => one.ruling === ruling);
    const chosenOption = options.find(({ option }) => option === rulings[ruling]);
    const others = otherOptions.flatMap(({ ruling: of, option: name, result }) => {
      const option = of === ruling ? options.find((one) => one.option === name) : undefined;
      return option ? [{ option, result }] : [];
    });
    return { ruling, chosenOption, others };
  });
}

/** Explains the result under each option that was not chosen. */
export function explainOtherRulings(
  decisive: readonly DecisiveRuling[],
  names: StateNames,
  t: FullBoardTranslator,
): readonly string[] {
  return decisive.flatMap(({ others }) =>
    others.map(({ option, result }) =>
      t('reading-else', {
        choice: t(option.text),
        outcome: explainOutcome(result, names, t).join(' '),
      }),
    ),
  );
}
