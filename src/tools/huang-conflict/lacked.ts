import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { lackedIn, sayLackedIn } from '../../explain/huang/lacked.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { defaultsOf } from '../../referee/case.ts';
import { isObject } from '../../referee/check.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { questionOf } from './answer.ts';
import type { AnswerTexts, ConflictAnswer } from './kit.ts';

/**
 * What each losing side would have needed, if the conflict was settled without a tie, under the rulings that
 * were applied.
 */
export function sayLacked(
  { asked, names }: ConflictAnswer,
  state: HuangConflict,
  t: AnswerTexts,
): readonly string[] {
  const question = questionOf(state);
  const position = question && positionFor(question.setup);
  if (!question || !position?.ok) return [];
  const { action, decisions } = question;
  const chosen =
    'rulings' in asked && isObject(asked.rulings) ? asked.rulings['bystander-states'] : undefined;
  const reading = HUANG_RULINGS['bystander-states'].find((one) => one === chosen);
  const rulings = { ...defaultsOf(HUANG_RULINGS), ...(reading && { 'bystander-states': reading }) };
  return sayLackedIn(
    lackedIn({ position: position.value, action, rulings }, decisions, wordsOf(names, t)),
    t,
  );
}
