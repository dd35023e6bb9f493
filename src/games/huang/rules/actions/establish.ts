import { createRefusal } from '../reasons.ts';
import type { HuangRulings } from '../ruling.ts';
import { buildPagoda, buildPalace, type Draft } from '../setup/draft.ts';
import type { Action } from './action.ts';
import { type ActionCost, findCostRefusal, payCost } from './action-cost.ts';
import { findPagodaRefusal, findPalaceRefusal, findSpaces } from './building-rules.ts';
import { type ActionOutcome, completeAction, refuseAction } from './outcome.ts';

type Establish<Building extends 'pagoda' | 'palace'> = Extract<Action, { type: `establish-${Building}` }>;

/** Builds a pagoda for two green tiles. Rule: huang/pagodas/by-traders */
export function establishPagoda(
  draft: Draft,
  action: Establish<'pagoda'>,
  rulings: HuangRulings,
): ActionOutcome {
  const { colour } = action;
  const at = findSpaces(draft, action.at);
  if (!at) return refuseAction(draft, createRefusal('no-such-space', 'huang/pagodas/triangle'));
  const from = action.from && findSpaces(draft, action.from);
  const cost = getEstablishCost(action);
  const error = findPagodaRefusal(draft, { colour, at, from }, rulings) ?? findCostRefusal(draft, cost);
  if (error) return refuseAction(draft, error);
  payCost(draft, cost);
  buildPagoda(draft, { colour, at, from }, cost.rule);
  return completeAction(draft, 'done');
}

/** Builds the palace for two green tiles. Rule: huang/palace/base */
export function establishPalace(
  draft: Draft,
  action: Establish<'palace'>,
  rulings: HuangRulings,
): ActionOutcome {
  const at = findSpaces(draft, action.at);
  if (!at) return refuseAction(draft, createRefusal('no-such-space', 'huang/palace/base'));
  const cost = getEstablishCost(action);
  const error = findPalaceRefusal(draft, at, rulings) ?? findCostRefusal(draft, cost);
  if (error) return refuseAction(draft, error);
  payCost(draft, cost);
  buildPalace(draft, at);
  return completeAction(draft, 'done');
}

function getEstablishCost({ leader }: Establish<'pagoda' | 'palace'>): ActionCost {
  return {
    colour: 'green',
    standsIn: leader,
    rule: 'huang/pagodas/by-traders',
    leaderRule: 'huang/pagodas/trader-leader',
  };
}
