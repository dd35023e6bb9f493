import { frameOf } from '../../drawings/huang/film.ts';
import type { Question } from '../../engine/huang/questions.ts';
import { momentsOf } from '../../explain/huang/moments.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { litAt } from './dispute-scene.ts';
import type { BoardView, Judged } from './kit.ts';
import type { BoardState } from './state.ts';

/**
 * What is chosen after a tap while an action is settled: a tile that goes or, after all, stays; of an outcome, the next
 * moment that is about that space. Anywhere else it is said why nothing happens.
 */
export function viewTapped(state: BoardState, judged: Judged, view: BoardView, space: string): BoardView {
  const question = state.dispute ? judged.questions[state.dispute.asked] : undefined;
  const elsewhere: BoardView = { ...view, remark: { kind: 'elsewhere', space } };
  if (question) {
    const selection = tilesChosen(question, view.selection, space);
    return selection ? { ...view, selection, remark: null } : elsewhere;
  }
  const moment = momentAbout(state, judged, view.moment ?? Number.POSITIVE_INFINITY, space);
  return moment === undefined ? elsewhere : { ...view, moment, remark: null };
}

/** Where it is asked which tiles go: those chosen after a tap, which chooses one or lets it stay after all. */
function tilesChosen(question: Question, before: readonly string[], space: string) {
  if (question.asks !== 'discard' || !question.options.includes(space)) return undefined;
  if (before.includes(space)) return before.filter((one) => one !== space);
  return before.length < question.count ? [...before, space] : before;
}

/** The next moment about a space: the one with the fewest others first, and after the last the first again. */
function momentAbout(
  { setup }: BoardState,
  { position, answer }: Judged,
  shown: number,
  space: string,
): number | undefined {
  const names = namesOf(answer.trace, position);
  const { setup: during } = frameOf(setup, answer.trace, names.states);
  const about = momentsOf(position, answer, names).flatMap((moment, i) => {
    const lit = litAt(moment, during, names, answer.trace.slice(0, moment.until));
    return lit.includes(space) ? [{ at: i + 1, size: lit.length }] : [];
  });
  const turn = about.toSorted((a, b) => a.size - b.size).map(({ at }) => at);
  const next = turn.indexOf(shown) + 1;
  return turn[next % turn.length];
}
