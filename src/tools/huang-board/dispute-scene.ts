import {
  changeMarks,
  lostBuildings,
  revoltOutlines,
  setupDuring,
  warOutlines,
} from '../../drawings/huang/during.ts';
import type { Mark } from '../../drawings/huang/marks.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { namesOf } from '../../explain/huang/names.ts';
import type { BoardView, Judged } from './kit.ts';
import type { Picture, Scene } from './scene.ts';

/** An action at its next question, or its outcome. What leaves the board is crossed out in the outcome alone. */
export function disputeScene(
  setup: Setup,
  asked: number,
  { position, answer, questions }: Judged,
  { selection, isBefore }: BoardView,
): Scene {
  const names = namesOf(answer.trace, position);
  const question = questions[asked];
  const during = setupDuring(setup, answer.trace);
  const outlines = [...warOutlines(answer.trace, names.states), ...revoltOutlines(answer.trace, during)];
  if (question) {
    const marks = new Map(questionMarks(question, selection));
    const picture: Picture = { setup: during, marks, outlines, lost: [] };
    const war = answer.trace.find((step) => step.step === 'war');
    const inConflict = war ? war.leaders : [];
    return { kind: 'asking', question, questions, names, inConflict, ...picture };
  }
  if (!isBefore && answer.legal && 'position' in answer) {
    const after: Picture = { setup: answer.position, marks: new Map(), outlines: [], lost: [] };
    return { kind: 'settled', answer, names, ...after };
  }
  const marks = new Map(changeMarks(answer.trace));
  return {
    kind: 'settled',
    answer,
    names,
    setup: during,
    marks,
    outlines,
    lost: lostBuildings(answer.trace),
  };
}

/** Spaces that may answer a question, and those that were chosen. */
function questionMarks(
  question: Question,
  selection: readonly string[],
): readonly (readonly [string, Mark])[] {
  const options = question.asks === 'discard' || question.asks === 'keepGranary' ? question.options : [];
  return [
    ...options.map((space) => [space, 'option'] as const),
    ...selection.map((space) => [space, 'chosen'] as const),
  ];
}
