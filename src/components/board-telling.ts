import { explainBoard } from '../explain/huang/board.ts';
import { type ExampleTranslator, explainPlacements, explainStates } from '../explain/huang/board-answers.ts';
import { boardStepsIn, explainChanceSteps, explainChances } from '../explain/huang/chances.ts';
import { namesOf } from '../explain/huang/names.ts';
import { explainOutcome } from '../explain/huang/outcome.ts';
import {
  type BoardExample,
  type ChancesExample,
  isActExample,
  isChancesExample,
  isStatesExample,
} from '../rulebook/example.ts';

/** The result of an example and, for an action, its steps. */
export interface Telling {
  readonly sentences: readonly string[];
  readonly steps: readonly string[];
}

export function tellingOf(example: BoardExample, t: ExampleTranslator): Telling {
  if (isChancesExample(example)) return tellChances(example, t);
  if (isStatesExample(example)) return { sentences: explainStates(example.answer, t), steps: [] };
  if (!isActExample(example)) return { sentences: explainPlacements(example.answer, t), steps: [] };
  const { answer } = example;
  const names = namesOf(answer.trace, example.case.position);
  const steps = explainBoard(answer.trace, names, t).map(({ text }) => text);
  return { sentences: explainOutcome(answer, names, t), steps: steps.length > 1 ? steps : [] };
}

function tellChances({ answer, case: { position } }: ChancesExample, t: ExampleTranslator): Telling {
  const names = namesOf(boardStepsIn(answer.trace), position);
  const steps = explainChanceSteps(answer.trace, names, t).map(({ text }) => text);
  return { sentences: explainChances(answer, names, t), steps: steps.length > 1 ? steps : [] };
}
