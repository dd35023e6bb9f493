import { createRefusal } from '../reasons.ts';
import { type Draft, removeTile, removeUnsupportedLeaders } from '../setup/draft.ts';
import { findBandits } from '../setup/position.ts';
import type { Action } from './action.ts';
import { type ActionCost, findCostRefusal, payCost } from './action-cost.ts';
import { type ActionOutcome, completeAction, refuseAction } from './outcome.ts';

type Riot = Extract<Action, { type: 'riot' }>;

/**
 * Resolves a peasants' riot: two blue tiles remove any tile from the board. Rule: huang/riot/cost,
 * huang/riot/removal
 */
export function resolveRiot(draft: Draft, { at, leader }: Riot): ActionOutcome {
  const space = draft.board.spaceByName.get(at);
  if (space === undefined)
    return refuseAction(draft, createRefusal('no-such-space', 'huang/riot/removal', at));
  if (!draft.tiles[space]) {
    if (findBandits(draft, space)) draft.usedRulings.add('riot-on-bandits');
    return refuseAction(draft, createRefusal('nothing-there', 'huang/riot/removal', at));
  }
  const cost: ActionCost = {
    colour: 'blue',
    standsIn: leader,
    rule: 'huang/riot/cost',
    leaderRule: 'huang/riot/farmer-leader',
  };
  const costRefusal = findCostRefusal(draft, cost);
  if (costRefusal) return refuseAction(draft, costRefusal);
  payCost(draft, cost);
  removeTile(draft, space, 'huang/riot/removal');
  removeUnsupportedLeaders(draft);
  return completeAction(draft, 'done');
}
