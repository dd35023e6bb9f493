// All that answers, in one part: the referee, its sentences, and the result as it is shown.
import { explainBoard } from '../../explain/huang/board.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { Answer } from './Answer.tsx';
import { emptySides } from './conflict.ts';
import { type Settled, settle, type Table } from './settle.ts';
import type { AnswerTranslator } from './texts.ts';

/** What a state's strength is made of: the number, and the sum in a sentence. */
export interface Sum {
  readonly strength: number | undefined;
  readonly text: string;
}

/** A conflict with the referee's answer, once all of its states have leaders. */
export function settledOf(conflict: HuangConflict, table: Table): Settled | undefined {
  return emptySides(conflict).length === 0 ? settle(conflict, table) : undefined;
}

/** For each state of a war what its strength is made of, as the referee told it; nothing before there is a war. */
export function sumsOf(settled: Settled | undefined, t: AnswerTranslator): readonly Sum[] {
  if (!settled) return [];
  const { answer, names } = settled;
  return names.states.flatMap(({ id }) => {
    const steps = answer.trace.filter(
      (step) =>
        (step.step === 'strength' && step.of === id) || (step.step === 'bystander' && step.state === id),
    );
    const strength = steps.find((step) => step.step === 'strength')?.strength;
    const [told] = explainBoard(steps, names, t);
    return told ? [{ strength, text: told.text }] : [];
  });
}

export { Answer };
