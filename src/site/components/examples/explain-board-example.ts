import { explainBoardSteps } from '../../../games/huang/explain/board.ts';
import {
  type ExampleTranslator,
  explainPlacements,
  explainStates,
} from '../../../games/huang/explain/board-answers.ts';
import {
  describeChanceSteps,
  describeChances,
  listBoardSteps,
} from '../../../games/huang/explain/chances.ts';
import { explainOutcome } from '../../../games/huang/explain/outcome.ts';
import { createStateNames } from '../../../games/huang/explain/state-names.ts';
import {
  type BoardExample,
  type ChancesExample,
  isActExample,
  isChancesExample,
  isStatesExample,
} from '../../../rulebook/example.ts';

/** The result of an example and, for an action, its steps. */
export interface ExampleExplanation {
  readonly sentences: readonly string[];
  readonly steps: readonly string[];
}

/** Explains an example in sentences, and in steps if there are several. */
export function explainBoardExample(example: BoardExample, t: ExampleTranslator): ExampleExplanation {
  if (isChancesExample(example)) return explainChancesExample(example, t);
  if (isStatesExample(example)) return { sentences: explainStates(example.answer, t), steps: [] };
  if (!isActExample(example)) return { sentences: explainPlacements(example.answer, t), steps: [] };
  const { answer } = example;
  const names = createStateNames(answer.trace, example.case.position);
  const steps = explainBoardSteps(answer.trace, names, t).map(({ text }) => text);
  return { sentences: explainOutcome(answer, names, t), steps: steps.length > 1 ? steps : [] };
}

function explainChancesExample(
  { answer, case: { position } }: ChancesExample,
  t: ExampleTranslator,
): ExampleExplanation {
  const names = createStateNames(listBoardSteps(answer.trace), position);
  const steps = describeChanceSteps(answer.trace, names, t).map(({ text }) => text);
  return { sentences: describeChances(answer, names, t), steps: steps.length > 1 ? steps : [] };
}
