import { createBoardPhrases } from '../../explain/huang/board-phrases.ts';
import { describeMoments, listMoments, type MomentContent } from '../../explain/huang/moments.ts';
import { createStateNames } from '../../explain/huang/state-names.ts';
import { judgeAction } from '../../referee/huang/judge-action.ts';
import { type BoardState, type RuleSettings, resolveRulings } from './state.ts';
import type { AllBoardTexts } from './types.ts';

/**
 * Lists what is removed because of the tiles given up: buildings, leaders without a yellow tile next to them,
 * and states that split.
 */
export function explainDiscardLosses(
  { setup, dispute }: BoardState,
  discard: readonly string[],
  rules: RuleSettings,
  t: AllBoardTexts,
): readonly string[] {
  if (!dispute) return [];
  const judged = judgeAction(setup, dispute.action, { ...dispute.decisions, discard }, resolveRulings(rules));
  if (!judged.ok) return [];
  const { position, answer } = judged.value;
  const names = createStateNames(answer.trace, position);
  const moments = listMoments(position, answer, names);
  const told = describeMoments(moments, answer.trace, createBoardPhrases(names, t), t);
  return told
    .filter((_, i) => moments.slice(i, i + 1).some((one) => isBroughtDown(one.content)))
    .map(({ text }) => text);
}

function isBroughtDown(told: MomentContent): boolean {
  if (told.kind !== 'steps') return told.kind === 'apart';
  const [{ step, rule }] = told.steps;
  const isLost = step === 'pagoda-lost' || step === 'palace-lost' || step === 'granary-lost';
  return isLost || (step === 'leader-left' && rule === 'huang/leaders/last-governor');
}
