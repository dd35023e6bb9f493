import {
  changeMarks,
  lostBuildings,
  revoltOutlines,
  setupDuring,
  warOutlines,
} from '../../drawings/huang/during.ts';
import type { Mark } from '../../drawings/huang/marks.ts';
import type { Question } from '../../engine/huang/questions.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import type { Hand, Picture, Scene } from './scene.ts';
import { type BoardTable, choicesOf, type House } from './table.ts';

/** An action being settled: its next question, or its outcome. */
export function hearingScene(
  { setup, dispute }: BoardTable & { readonly dispute: object },
  house: House,
  { chosen, isBefore }: Hand,
): Scene {
  const { action, decisions, asked } = dispute;
  const judged = answerFor(setup, action, decisions, choicesOf(house));
  const nothing = { setup, marks: new Map(), outlines: [], lost: [] };
  if (!judged.ok) return { kind: 'broken', ...nothing };
  const { position, answer, questions } = judged.value;
  const names = namesOf(answer.trace, position);
  const question = questions[asked];
  const during = setupDuring(setup, answer.trace);
  const picture: Picture = {
    setup: during,
    marks: new Map([...changeMarks(answer.trace), ...(question ? questionMarks(question, chosen) : [])]),
    outlines: [...warOutlines(answer.trace, names.states), ...revoltOutlines(answer.trace, during)],
    lost: lostBuildings(answer.trace),
  };
  if (question) return { kind: 'asking', question, at: asked, count: questions.length, names, ...picture };
  const hasAfter = answer.legal && 'position' in answer;
  if (isBefore || !hasAfter) return { kind: 'settled', answer, names, ...picture };
  return { kind: 'settled', answer, names, ...nothing, setup: answer.position };
}

/** Spaces that may answer a question, and those that were chosen. */
function questionMarks(question: Question, chosen: readonly string[]): readonly (readonly [string, Mark])[] {
  const options = question.asks === 'discard' || question.asks === 'keepGranary' ? question.options : [];
  return [
    ...options.map((space) => [space, 'option'] as const),
    ...chosen.map((space) => [space, 'chosen'] as const),
  ];
}
