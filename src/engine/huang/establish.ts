import type { Action } from './action.ts';
import { build, refusalOfPagoda, refusalOfPalace, spacesNamed } from './building.ts';
import type { Draft } from './draft.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { type Refusal, refusal } from './reasons.ts';
import type { Rulings } from './ruling.ts';
import { type Price, pay, refusalOfPrice } from './spend.ts';

type Establish = Extract<Action, { type: 'establish-pagoda' | 'establish-palace' }>;

/** A pagoda or the palace for two green tiles. Rule: huang/pagodas/by-traders, huang/palace/base */
export function establish(draft: Draft, action: Establish, rulings: Rulings): Outcome {
  const price: Price = {
    colour: 'green',
    standsIn: action.leader,
    rule: 'huang/pagodas/by-traders',
    leaderRule: 'huang/pagodas/trader-leader',
  };
  const unbuilt = refusalOfSite(draft, action, rulings) ?? refusalOfPrice(draft, price);
  if (unbuilt) return refused(draft, unbuilt);
  pay(draft, price);
  const at = spacesNamed(draft, action.at) ?? [];
  if (action.type === 'establish-palace') build(draft, { palace: at }, 'huang/palace/base');
  else build(draft, { colour: action.colour, at, from: fromOf(draft, action) }, price.rule);
  return done(draft, 'done');
}

function refusalOfSite(draft: Draft, action: Establish, rulings: Rulings): Refusal | undefined {
  const at = spacesNamed(draft, action.at);
  if (!at) return refusal('no-such-space', 'huang/pagodas/triangle');
  if (action.type === 'establish-palace') return refusalOfPalace(draft, at, rulings);
  return refusalOfPagoda(draft, { colour: action.colour, at, from: fromOf(draft, action) }, rulings);
}

/** The pagoda to be moved: null when none is named, undefined when a space of it is off the board. */
function fromOf(draft: Draft, action: Establish): readonly number[] | null | undefined {
  return action.type === 'establish-palace' || action.from === null ? null : spacesNamed(draft, action.from);
}
