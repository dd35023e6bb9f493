import type { Action } from './action.ts';
import { type Draft, removeTile, removeUnsupportedLeaders } from './draft.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { banditsAt } from './position.ts';
import { refusal } from './reasons.ts';
import { type Price, pay, refusalOfPrice } from './spend.ts';

type Riot = Extract<Action, { type: 'riot' }>;

/**
 * Resolves a peasants' riot: two blue tiles remove any tile from the board. Rule: huang/riot/cost,
 * huang/riot/removal
 */
export function riot(draft: Draft, { at, leader }: Riot): Outcome {
  const space = draft.board.indexOf.get(at);
  if (space === undefined) return refused(draft, refusal('no-such-space', 'huang/riot/removal', at));
  if (!draft.tiles[space]) {
    if (banditsAt(draft, space)) draft.used.add('riot-on-bandits');
    return refused(draft, refusal('nothing-there', 'huang/riot/removal', at));
  }
  const price: Price = {
    colour: 'blue',
    standsIn: leader,
    rule: 'huang/riot/cost',
    leaderRule: 'huang/riot/farmer-leader',
  };
  const unpaid = refusalOfPrice(draft, price);
  if (unpaid) return refused(draft, unpaid);
  pay(draft, price);
  removeTile(draft, space, 'huang/riot/removal');
  removeUnsupportedLeaders(draft);
  return done(draft, 'done');
}
