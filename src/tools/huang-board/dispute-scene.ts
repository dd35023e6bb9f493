import { setupDuring } from '../../drawings/huang/during.ts';
import { frameOf, shadeOf, spacesOf } from '../../drawings/huang/film.ts';
import { layoutNow } from '../../drawings/huang/layout.ts';
import type { Mark } from '../../drawings/huang/marks.ts';
import { rowsOf } from '../../engine/huang/board.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { type Moment, momentsOf } from '../../explain/huang/moments.ts';
import { type Names, namesOf } from '../../explain/huang/names.ts';
import { statesFor } from '../../referee/huang/position-for.ts';
import type { BoardView, Judged } from './kit.ts';
import { isOpenedHere } from './opened-here.ts';
import { type Picture, type Scene, stateOutlines } from './scene.ts';
import type { BoardState } from './state.ts';

type Dispute = NonNullable<BoardState['dispute']>;

/**
 * The scene of an action at its next question, or of its outcome. Removed pieces are crossed out in the
 * outcome only.
 */
export function disputeScene(setup: Setup, dispute: Dispute, judged: Judged, view: BoardView): Scene {
  const { position, answer, questions } = judged;
  const names = namesOf(answer.trace, position);
  const question = questions[dispute.asked];
  if (!question) return settledScene(setup, judged, names, view.moment ?? (isOpenedHere(dispute) ? 0 : null));
  const frame = frameOf(setup, answer.trace, names.states);
  const marks = new Map(questionMarks(question, view.selection));
  const war = answer.trace.find((step) => step.step === 'war');
  const inConflict = war ? war.leaders : [];
  const about = { question, questions, names, inConflict };
  const conflict = conflictSpaces(answer.trace, setup, names);
  return { kind: 'asking', ...about, conflict, ...frame, marks, lost: [] };
}

/** The scene of an outcome: one of its moments or, if none is selected, all of it at once. */
function settledScene(
  setup: Setup,
  { position, answer }: Judged,
  names: Names,
  chosen: number | null,
): Scene {
  const moments = momentsOf(position, answer, names);
  const whole = moments.length + 1;
  const at = chosen ?? whole;
  const { trace } = answer;
  const conflict = conflictSpaces(trace, setup, names);
  const about = { kind: 'settled', answer, names, moments, conflict, at } as const;
  if (at > whole && answer.legal && 'position' in answer)
    return { ...about, title: 'board-after', lit: [], ...afterwards(answer.position) };
  const moment = moments[at - 1];
  const until = moment ? moment.until : at === 0 && moments.length > 0 ? 0 : trace.length;
  const frame = frameOf(setup, trace.slice(0, until), names.states);
  const lit = moment ? litAt(moment, frame.setup, names, trace.slice(0, until)) : [];
  const shade = lit.length > 0 ? shadeOf(layoutNow(rowsOf(setup.board)), lit) : undefined;
  return { ...about, title: until === 0 ? 'board-before' : 'board', ...frame, lit, shade };
}

/**
 * Spaces of the conflict: the states at war and the tile between them; in a revolt the two leaders and what
 * counts for them; bandits.
 */
function conflictSpaces(
  trace: Judged['answer']['trace'],
  setup: Setup,
  { states }: Names,
): readonly string[] {
  const during = setupDuring(setup, trace);
  return trace.flatMap((step, i) => {
    if (step.step === 'war') return [step.at, ...states.flatMap(({ spaces }) => spaces)];
    const isPart = step.step === 'revolt' || step.step === 'bandits-beaten';
    const isOfRevolt = step.step === 'strength' && trace.some((one) => one.step === 'revolt');
    return isPart || isOfRevolt ? spacesOf(step, during, states, trace.slice(0, i)) : [];
  });
}

/** The board after the action, with its new states. */
function afterwards(setup: Setup): Picture {
  const states = statesFor(setup);
  const outlines = states.ok && 'states' in states ? stateOutlines(states.states) : [];
  return { setup, marks: new Map(), outlines, lost: [] };
}

/** The spaces that are highlighted for a moment. */
export function litAt(
  { told }: Moment,
  setup: Setup,
  { states }: Names,
  steps: Judged['answer']['trace'],
): readonly string[] {
  switch (told.kind) {
    case 'steps':
      return told.steps.flatMap((step) => spacesOf(step, setup, states, steps));
    case 'joining':
    case 'nobody':
      return [told.at];
    case 'apart':
      return told.parts.flatMap(({ spaces }) => spaces);
    default:
      return [];
  }
}

/**
 * Marks the spaces that can answer the question, and those selected so far. An earlier question that is shown
 * again has no marks.
 */
function questionMarks(
  question: Question,
  selection: readonly string[],
): readonly (readonly [string, Mark])[] {
  const isOfSpaces = question.asks === 'discard' || question.asks === 'keepGranary';
  const options = isOfSpaces ? question.options : [];
  return [
    ...options.map((space) => [space, 'option'] as const),
    ...(isOfSpaces ? selection : []).map((space) => [space, 'chosen'] as const),
  ];
}
