import type { ChosenHuangRulings } from '../../referee/envelope.ts';
import type { OpenAction } from '../state.ts';
import { applyTrailAction, type BoardMoment, type TrailStep } from './trail.ts';

/** A state of the board on the way through the actions of a game. */
export interface TrailState extends BoardMoment {
  readonly openAction: OpenAction | null;
}

/** Lists the states on the way: before the first action, with each action that was shown, and after each. */
export function listTrailStates(
  trail: readonly TrailStep[],
  rulings: ChosenHuangRulings,
): readonly TrailState[] {
  const states: TrailState[] = [];
  for (const { before, action, isShown, after } of trail) {
    if (before) states.push({ ...before, openAction: null });
    const start: BoardMoment | undefined = states.at(-1);
    if (!start) throw new Error('No board before the first action');
    if (isShown) states.push({ setup: start.setup, tally: start.tally, openAction: action });
    const end = after ?? (action && applyTrailAction(start, action, rulings));
    if (!end) throw new Error('An action without a result');
    states.push({ ...end, openAction: null });
  }
  return states;
}
