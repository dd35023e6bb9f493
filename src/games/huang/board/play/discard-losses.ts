import { describeMoments, type MomentContent } from '../../explain/moments.ts';
import type { JudgedAction } from '../board-answer.ts';
import { judgeBoardAction } from '../compute-answer.ts';
import type { FullBoardTranslator } from '../types.ts';

/**
 * Explains what else is lost with the tiles that the winner gives up: buildings, leaders without a yellow
 * tile next to them, and states that split.
 */
export function explainDiscardLosses(
  { position, action, decisions, rulings }: JudgedAction,
  discard: readonly string[],
  t: FullBoardTranslator,
): readonly string[] {
  const judged = judgeBoardAction(position, action, { ...decisions, discard }, rulings);
  const moments = judged.moments.filter(({ content }) => isLoss(content));
  return describeMoments({ ...judged, moments }, t).map(({ text }) => text);
}

function isLoss(content: MomentContent): boolean {
  if (content.kind !== 'steps') return content.kind === 'apart';
  const [{ step, rule }] = content.steps;
  const isLost = step === 'pagoda-lost' || step === 'palace-lost' || step === 'granary-lost';
  return isLost || (step === 'leader-left' && rule === 'huang/leaders/last-governor');
}
