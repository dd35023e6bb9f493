import { createReplayFrame } from '../../drawings/replay-frame.ts';
import type { Question } from '../../rules/actions/questions.ts';
import type { JudgedAction } from '../board-answer.ts';
import type { BoardState } from '../state.ts';
import type { BoardView } from '../view.ts';
import { listHighlightedSpaces } from './action-scene.ts';

/**
 * Returns the view after a tap while an action is open: selects or deselects a tile that is given up; in an
 * outcome, shows the next moment that involves the space. For any other space it has a remark that explains
 * why not.
 */
export function tapOpenAction(
  state: BoardState,
  judged: JudgedAction,
  view: BoardView,
  space: string,
): BoardView {
  const question = state.openAction ? judged.questions[state.openAction.asked] : undefined;
  const ignored: BoardView = { ...view, remark: { kind: 'elsewhere', space } };
  if (question) {
    const selection = toggleTile(question, view.selection, space);
    return selection ? { ...view, selection, remark: null } : ignored;
  }
  const moment = findNextMoment(state, judged, view.moment ?? Number.POSITIVE_INFINITY, space);
  return moment === undefined ? ignored : { ...view, moment, remark: null };
}

/** The selected tiles after a tap, if the question asks for tiles; a second tap deselects. */
function toggleTile(question: Question, before: readonly string[], space: string) {
  if (question.asks !== 'discard' || !question.options.includes(space)) return undefined;
  if (before.includes(space)) return before.filter((one) => one !== space);
  return before.length < question.count ? [...before, space] : before;
}

/**
 * The next moment that involves a space: those that involve the fewest spaces come first; after the last it
 * starts over.
 */
function findNextMoment(
  { setup }: BoardState,
  { answer, names, moments }: JudgedAction,
  shown: number,
  space: string,
): number | undefined {
  const { setup: during } = createReplayFrame(setup, answer.trace, names.states);
  const involved = moments.flatMap((moment, i) => {
    const highlighted = listHighlightedSpaces(moment, during, names, answer.trace.slice(0, moment.until));
    return highlighted.includes(space) ? [{ at: i + 1, size: highlighted.length }] : [];
  });
  const order = involved.toSorted((a, b) => a.size - b.size).map(({ at }) => at);
  const next = order.indexOf(shown) + 1;
  return order[next % order.length];
}
