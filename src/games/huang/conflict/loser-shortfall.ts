import { getDefaultRulings } from '../../../core/case.ts';
import { isObject } from '../../../core/check.ts';
import { createBoardPhrases } from '../explain/board-phrases.ts';
import { explainShortfalls, listLoserShortfalls } from '../explain/loser-shortfalls.ts';
import { getCheckedPosition } from '../referee/checked-position.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import type { HuangConflict } from '../saves/conflict.ts';
import { getEngineInput } from './compute-answer.ts';
import type { AllConflictTexts, ConflictAnswer } from './types.ts';

/**
 * Explains the shortfall of each losing side under the rulings that were applied; empty after a tie.
 */
export function explainLoserShortfall(
  { refereeCase, names }: ConflictAnswer,
  state: HuangConflict,
  t: AllConflictTexts,
): readonly string[] {
  const input = getEngineInput(state);
  const position = input && getCheckedPosition(input.setup);
  if (!input || !position?.ok) return [];
  const { action, decisions } = input;
  const chosen =
    'rulings' in refereeCase && isObject(refereeCase.rulings)
      ? refereeCase.rulings['bystander-states']
      : undefined;
  const ruling = HUANG_RULING_OPTIONS['bystander-states'].find((one) => one === chosen);
  const rulings = {
    ...getDefaultRulings(HUANG_RULING_OPTIONS),
    ...(ruling && { 'bystander-states': ruling }),
  };
  return explainShortfalls(
    listLoserShortfalls(
      { position: position.value, action, rulings },
      decisions,
      createBoardPhrases(names, t),
    ),
    t,
  );
}
