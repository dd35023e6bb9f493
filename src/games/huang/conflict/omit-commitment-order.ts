import type { HuangActAnswer } from '../referee/answer-action.ts';

/**
 * Removes the order of commitments in a war from an answer, because this tool does not ask for the seating
 * order.
 */
export function omitCommitmentOrder(answer: HuangActAnswer): HuangActAnswer {
  const isWar = answer.trace.some(({ step }) => step === 'war');
  const trace = answer.trace.filter(({ step }) => !isWar || step !== 'commitment-order');
  return { ...answer, trace };
}
