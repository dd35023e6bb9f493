import type { Action } from './action.ts';
import { refusalOfPagoda, refusalOfPalace, spacesNamed } from './building.ts';
import { buildPagoda, buildPalace, type Draft } from './draft.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { refusal } from './reasons.ts';
import type { Rulings } from './ruling.ts';
import { type Price, pay, refusalOfPrice } from './spend.ts';

type Establish<Building extends 'pagoda' | 'palace'> = Extract<Action, { type: `establish-${Building}` }>;

/** Builds a pagoda for two green tiles. Rule: huang/pagodas/by-traders */
export function establishPagoda(draft: Draft, action: Establish<'pagoda'>, rulings: Rulings): Outcome {
  const { colour } = action;
  const at = spacesNamed(draft, action.at);
  if (!at) return refused(draft, refusal('no-such-space', 'huang/pagodas/triangle'));
  const from = action.from && spacesNamed(draft, action.from);
  const price = priceFor(action);
  const unbuilt = refusalOfPagoda(draft, { colour, at, from }, rulings) ?? refusalOfPrice(draft, price);
  if (unbuilt) return refused(draft, unbuilt);
  pay(draft, price);
  buildPagoda(draft, { colour, at, from }, price.rule);
  return done(draft, 'done');
}

/** Builds the palace for two green tiles. Rule: huang/palace/base */
export function establishPalace(draft: Draft, action: Establish<'palace'>, rulings: Rulings): Outcome {
  const at = spacesNamed(draft, action.at);
  if (!at) return refused(draft, refusal('no-such-space', 'huang/pagodas/triangle'));
  const price = priceFor(action);
  const unbuilt = refusalOfPalace(draft, at, rulings) ?? refusalOfPrice(draft, price);
  if (unbuilt) return refused(draft, unbuilt);
  pay(draft, price);
  buildPalace(draft, at);
  return done(draft, 'done');
}

function priceFor({ leader }: Establish<'pagoda' | 'palace'>): Price {
  return {
    colour: 'green',
    standsIn: leader,
    rule: 'huang/pagodas/by-traders',
    leaderRule: 'huang/pagodas/trader-leader',
  };
}
