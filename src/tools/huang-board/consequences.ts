import { momentsOf, sayMoments, type Told } from '../../explain/huang/moments.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import type { AnswerTexts } from './kit.ts';
import { type BoardState, choicesOf, type TableRules } from './state.ts';

/**
 * Lists what is removed because of the tiles given up: buildings, leaders without a yellow tile next to them,
 * and states that split.
 */
export function consequencesOf(
  { setup, dispute }: BoardState,
  discard: readonly string[],
  rules: TableRules,
  t: AnswerTexts,
): readonly string[] {
  if (!dispute) return [];
  const judged = answerFor(setup, dispute.action, { ...dispute.decisions, discard }, choicesOf(rules));
  if (!judged.ok) return [];
  const { position, answer } = judged.value;
  const names = namesOf(answer.trace, position);
  const moments = momentsOf(position, answer, names);
  const told = sayMoments(moments, answer.trace, wordsOf(names, t), t);
  return told
    .filter((_, i) => moments.slice(i, i + 1).some((one) => isBroughtDown(one.told)))
    .map(({ text }) => text);
}

function isBroughtDown(told: Told): boolean {
  if (told.kind !== 'steps') return told.kind === 'apart';
  const [{ step, rule }] = told.steps;
  const isLost = step === 'pagoda-lost' || step === 'palace-lost' || step === 'granary-lost';
  return isLost || (step === 'leader-left' && rule === 'huang/leaders/last-governor');
}
