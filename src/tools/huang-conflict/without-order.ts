import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';

/** An answer as it is told here: nobody was asked who sits where, so nothing is said of the order in a war. */
export function withoutOrder(answer: HuangActAnswer): HuangActAnswer {
  const isWar = answer.trace.some(({ step }) => step === 'war');
  const trace = answer.trace.filter(({ step }) => !isWar || step !== 'commitment-order');
  return { ...answer, trace };
}
