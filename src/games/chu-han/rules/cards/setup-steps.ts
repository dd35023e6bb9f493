import type { RuleId } from '../../../../core/trace.ts';
import { INITIAL_SCORES } from '../scoring/game-score.ts';
import {
  CARDS_IN_BOX,
  EVENTS_IN_BOX,
  INITIAL_HAND_SIZE,
  LOCKED_CARDS,
  OVERVIEWS_PER_SIDE,
  REINFORCEMENT_COUNT,
} from './box.ts';

/** A step of the set-up. */
type ChuHanSetupId =
  | 'track'
  | 'sides'
  | 'overviews'
  | 'events'
  | 'deal'
  | 'locked'
  | 'reinforcements'
  | 'opener';

/** A step of the set-up with its counts. */
export interface ChuHanSetupStep {
  readonly id: ChuHanSetupId;
  readonly rule: RuleId;
  /** How many pieces it lays out, or the points of Han; 0 if it counts none. */
  readonly count: number;
  /** How many pieces are left afterwards, or the points of Chu; 0 if none are. */
  readonly rest: number;
}

const makeStep = (id: ChuHanSetupId, rule: RuleId, count = 0, rest = 0): ChuHanSetupStep => ({
  id,
  rule,
  count,
  rest,
});

/**
 * Lists the steps before the first battle in the order of the rulebook: first those of the game, then those
 * of a battle.
 */
export function listChuHanSetup(hasEvents: boolean): readonly ChuHanSetupStep[] {
  const pile = CARDS_IN_BOX - 2 * INITIAL_HAND_SIZE;
  return [
    makeStep('track', 'chu-han/set-up/sides'),
    makeStep('sides', 'chu-han/set-up/sides', INITIAL_SCORES.han, INITIAL_SCORES.chu),
    makeStep('overviews', 'chu-han/set-up/sides', OVERVIEWS_PER_SIDE),
    ...(hasEvents ? [makeStep('events', 'chu-han/set-up/event-pile', EVENTS_IN_BOX - 1)] : []),
    makeStep('deal', 'chu-han/set-up/deal', INITIAL_HAND_SIZE, pile),
    makeStep('locked', 'chu-han/set-up/locked', LOCKED_CARDS, pile - LOCKED_CARDS),
    makeStep('reinforcements', 'chu-han/set-up/reinforcements', REINFORCEMENT_COUNT),
    makeStep('opener', 'chu-han/set-up/opener'),
  ];
}
