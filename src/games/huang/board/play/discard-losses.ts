import { createBoardPhrases } from '../../explain/board-phrases.ts';
import { describeMoments, listMoments, type MomentContent } from '../../explain/moments.ts';
import { createStateNames } from '../../explain/state-names.ts';
import { judgeAction } from '../../referee/judge-action.ts';
import { type BoardState, type RuleSettings, resolveRulings } from '../state.ts';
import type { AllBoardTexts } from '../types.ts';

/**
 * Explains what else is lost with the tiles that the winner gives up: buildings, leaders without a yellow
 * tile next to them, and states that split.
 */
export function explainDiscardLosses(
  { setup, dispute: openAction }: BoardState,
  discard: readonly string[],
  rules: RuleSettings,
  t: AllBoardTexts,
): readonly string[] {
  if (!openAction) return [];
  const judged = judgeAction(
    setup,
    openAction.action,
    { ...openAction.decisions, discard },
    resolveRulings(rules),
  );
  if (!judged.ok) return [];
  const { position, answer } = judged.value;
  const names = createStateNames(answer.trace, position);
  const moments = listMoments(position, answer, names);
  const sentences = describeMoments(moments, answer.trace, createBoardPhrases(names, t), t);
  return sentences
    .filter((_, i) => moments.slice(i, i + 1).some((one) => isLoss(one.content)))
    .map(({ text }) => text);
}

function isLoss(content: MomentContent): boolean {
  if (content.kind !== 'steps') return content.kind === 'apart';
  const [{ step, rule }] = content.steps;
  const isLost = step === 'pagoda-lost' || step === 'palace-lost' || step === 'granary-lost';
  return isLost || (step === 'leader-left' && rule === 'huang/leaders/last-governor');
}
