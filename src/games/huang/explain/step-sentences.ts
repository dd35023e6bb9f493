import type { BoardStep } from '../rules/step.ts';
import type { BoardPhrases } from './board-phrases.ts';

/** The name of a step of an answer about a board. */
export type StepName = BoardStep['step'];

/** The steps with a given name. */
export type StepOf<Name extends StepName, Step = BoardStep> = Step extends { readonly step: infer Own }
  ? Name extends Own
    ? Step
    : never
  : never;

/** For each of some steps, a function that describes it. */
export type StepSentences<Name extends StepName> = {
  readonly [One in Name]: (step: StepOf<One>, words: BoardPhrases) => string;
};
