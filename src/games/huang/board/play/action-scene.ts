import { applyPlacements, type BoardContent, type SpaceMarks } from '../../drawings/action-overlay.ts';
import { getCachedLayout } from '../../drawings/layout.ts';
import { createReplayFrame } from '../../drawings/replay-frame.ts';
import { listStepSpaces, makeShadePath } from '../../drawings/step-spaces.ts';
import type { Moment } from '../../explain/moments.ts';
import type { StateNames } from '../../explain/state-names.ts';
import type { Question } from '../../rules/actions/questions.ts';
import { reportStates } from '../../rules/board/states.ts';
import type { Position } from '../../rules/setup/position.ts';
import { type Setup, toSetup } from '../../rules/setup/setup.ts';
import type { JudgedAction } from '../board-answer.ts';
import { type MapScene, outlineStates } from '../map/map-scene.ts';
import type { BoardView } from '../view.ts';

/**
 * Returns the scene of an action at its next question, or of its outcome. Removed pieces are crossed out in
 * the outcome only.
 * @param asked the number of questions that were answered
 * @param isOpened whether the action was just opened, so that its replay starts by itself
 */
export function createActionScene(
  setup: Setup,
  asked: number,
  judged: JudgedAction,
  view: BoardView,
  isOpened: boolean,
): MapScene {
  const { answer, questions, names } = judged;
  const question = questions[asked];
  if (!question) return createSettledScene(setup, judged, view.moment ?? (isOpened ? 0 : null), isOpened);
  const frame = createReplayFrame(setup, answer.trace, names.states);
  const marks = new Map(listQuestionMarks(question, view.selection));
  const war = answer.trace.find((step) => step.step === 'war');
  const inConflict = war ? war.leaders : [];
  const conflict = listConflictSpaces(answer.trace, setup, names);
  return { kind: 'asking', question, judged, inConflict, conflict, ...frame, marks, lost: [] };
}

/** The scene of an outcome: one of its moments or, if none is selected, all of it at once. */
function createSettledScene(
  setup: Setup,
  judged: JudgedAction,
  chosen: number | null,
  isOpened: boolean,
): MapScene {
  const { answer, positionAfter, names, moments } = judged;
  const whole = moments.length + 1;
  const at = chosen ?? whole;
  const { trace } = answer;
  const conflict = listConflictSpaces(trace, setup, names);
  const common = { kind: 'settled', judged, conflict, at, isOpened } as const;
  if (at > whole && positionAfter)
    return { ...common, title: 'board-after', highlighted: [], ...createFinalContent(positionAfter) };
  const moment = moments[at - 1];
  const until = moment ? moment.until : at === 0 && moments.length > 0 ? 0 : trace.length;
  const frame = createReplayFrame(setup, trace.slice(0, until), names.states);
  const lit = moment ? listHighlightedSpaces(moment, frame.setup, names, trace.slice(0, until)) : [];
  const shade = lit.length > 0 ? makeShadePath(getCachedLayout(setup.board), lit) : undefined;
  const marks = new Map([...frame.marks, ...listRefusedMarks(judged, frame.marks)]);
  return {
    ...common,
    title: until === 0 ? 'board-before' : 'board',
    ...frame,
    marks,
    highlighted: lit,
    shade,
  };
}

/** Marks where a refused action breaks a rule; if no single space is at fault, where its pieces would go. */
function listRefusedMarks({ answer, action }: JudgedAction, placed: BoardContent['marks']): SpaceMarks {
  const refusal = answer.trace.find((step) => step.step === 'refused');
  if (!refusal) return [];
  const own = 'at' in action ? [action.at].flat() : 'to' in action ? [action.to ?? []].flat() : [];
  const spaces = refusal.at === undefined ? own.filter((space) => !placed.has(space)) : [refusal.at];
  return spaces.map((space) => [space, 'wrong'] as const);
}

/**
 * Spaces of the conflict: the states at war and the tile between them; in a revolt the two leaders and what
 * counts for them; bandits.
 */
function listConflictSpaces(
  trace: JudgedAction['answer']['trace'],
  setup: Setup,
  { states }: StateNames,
): readonly string[] {
  const during = applyPlacements(setup, trace);
  return trace.flatMap((step, i) => {
    if (step.step === 'war') return [step.at, ...states.flatMap(({ spaces }) => spaces)];
    const isPart = step.step === 'revolt' || step.step === 'bandits-beaten';
    const isOfRevolt = step.step === 'strength' && trace.some((one) => one.step === 'revolt');
    return isPart || isOfRevolt ? listStepSpaces(step, during, states, trace.slice(0, i)) : [];
  });
}

/** The board after the action, with its new states. */
function createFinalContent(after: Position): BoardContent {
  return { setup: toSetup(after), marks: new Map(), outlines: outlineStates(reportStates(after)), lost: [] };
}

/** Returns the spaces that are highlighted for a moment. */
export function listHighlightedSpaces(
  { content }: Moment,
  setup: Setup,
  { states }: StateNames,
  steps: JudgedAction['answer']['trace'],
): readonly string[] {
  switch (content.kind) {
    case 'steps':
      return content.steps.flatMap((step) => listStepSpaces(step, setup, states, steps));
    case 'joining':
    case 'nobody':
      return [content.at];
    case 'apart':
      return content.parts.flatMap(({ spaces }) => spaces);
    default:
      return [];
  }
}

/**
 * Marks the spaces that can answer the question, and those selected so far. An earlier question that is shown
 * again has no marks.
 */
function listQuestionMarks(question: Question, selection: readonly string[]): SpaceMarks {
  const asksForSpaces = question.asks === 'discard' || question.asks === 'keepGranary';
  const options = asksForSpaces ? question.options : [];
  return [
    ...options.map((space) => [space, 'option'] as const),
    ...(asksForSpaces ? selection : []).map((space) => [space, 'chosen'] as const),
  ];
}
