import { answerAction } from '../../referee/answer-action.ts';
import { checkSetupPosition } from '../../referee/check-setup-position.ts';
import type { ChosenHuangRulings } from '../../referee/envelope.ts';
import { areEqualSetups, type Setup } from '../../rules/setup/setup.ts';
import type { Tally } from '../../saves/board.ts';
import { findPlayedAction, isAppliedBetween } from '../state/played-actions.ts';
import { advanceTally, type BoardState, type OpenAction } from '../state.ts';

/** A board at one moment of a game, and its points if the game is tracked. */
export interface BoardMoment {
  readonly setup: Setup;
  readonly tally: Tally | null;
}

/** One action of a game. Null stands for what the receiver can compute. */
export interface TrailStep {
  /** The board before the action; null if it is the one after the previous action. */
  readonly before: BoardMoment | null;
  /** The action; null if it is not known, for example because hidden tiles were exchanged. */
  readonly action: OpenAction | null;
  /** Whether the action was shown before it was applied. */
  readonly isShown: boolean;
  /** The board after the action; null if the rules lead to it. */
  readonly after: BoardMoment | null;
}

/** Whether two moments are the same, in whatever order their pieces are listed. */
export function areEqualMoments(one: BoardMoment, other: BoardMoment): boolean {
  return (
    areEqualSetups(one.setup, other.setup) &&
    JSON.stringify(listPoints(one.tally)) === JSON.stringify(listPoints(other.tally))
  );
}

const listPoints = (tally: Tally | null) =>
  tally && [
    tally.actions,
    ...Object.entries(tally.points)
      .sort()
      .map(([dynasty, points]) => [dynasty, ...Object.entries(points).sort()]),
  ];

/** Computes the board after an action; undefined if the rules do not lead to one. */
export function applyTrailAction(
  { setup, tally }: BoardMoment,
  { action, decisions }: Pick<OpenAction, 'action' | 'decisions'>,
  rulings: ChosenHuangRulings,
): BoardMoment | undefined {
  const position = checkSetupPosition(setup);
  if (!position.ok) return undefined;
  const answer = answerAction(position.value, action, decisions, rulings);
  if (!answer.legal || !('position' in answer)) return undefined;
  const isTurnOver = action.type === 'end-turn';
  return { setup: answer.position, tally: tally && advanceTally(tally, answer.points, isTurnOver) };
}

/** Lists the actions that were applied while the game was tracked, with as little as leads to them. */
export function listTrail(
  past: readonly BoardState[],
  now: BoardState,
  rulings: ChosenHuangRulings,
): readonly TrailStep[] {
  const all = [...past, now];
  let last: BoardMoment | null = null;
  return all.flatMap((after, i): readonly TrailStep[] => {
    const before = all[i - 1];
    if (!before || !isAppliedBetween(before, after)) return [];
    const isKnown = last !== null && areEqualMoments(last, before);
    last = after;
    return [makeTrailStep(before, after, isKnown, rulings)];
  });
}

function makeTrailStep(
  before: BoardState,
  after: BoardState,
  isKnown: boolean,
  rulings: ChosenHuangRulings,
): TrailStep {
  const played = { setup: before.setup, setupAfter: after.setup, shown: before.openAction };
  const found = findPlayedAction(played, rulings);
  const action = before.openAction ?? (found && { ...found, asked: 0 });
  const expected = action ? applyTrailAction(before, action, rulings) : undefined;
  const isExpected = expected !== undefined && areEqualMoments(expected, after);
  const isShown = before.openAction !== null;
  return {
    before: isKnown ? null : { setup: before.setup, tally: before.tally },
    action: isShown || isExpected ? action : null,
    isShown,
    after: isExpected ? null : { setup: after.setup, tally: after.tally },
  };
}

/** A state of the board on the way through the actions of a game. */
interface TrailState extends BoardMoment {
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
