import { getLeader } from '../leader.ts';
import { createRefusal, type Refusal, type RuleFor } from '../reasons.ts';
import { type Draft, isLeaderInReserve, spendTiles } from '../setup/draft.ts';
import { findShortage } from '../shortage.ts';
import type { Colour } from '../vocabulary.ts';

/**
 * The cost of an action: two tiles of a colour, or one if the leader of that colour stands in for the other.
 */
export interface ActionCost {
  readonly colour: Colour;
  readonly standsIn: boolean;
  readonly rule: RuleFor<'not-in-hand'>;
  readonly leaderRule: RuleFor<'leader-not-in-reserve'>;
}

/** Returns why the active player cannot pay; undefined if they can. */
export function findCostRefusal(
  draft: Draft,
  { colour, standsIn, rule, leaderRule }: ActionCost,
): Refusal | undefined {
  if (standsIn && !isLeaderInReserve(draft, draft.turn, colour))
    return createRefusal('leader-not-in-reserve', leaderRule);
  const wanted = getTileCost(standsIn);
  const shortage = findShortage(draft, { kind: 'needed', by: draft.turn, colour, wanted });
  return shortage && { ...createRefusal('not-in-hand', rule), shortage };
}

/** Pays the cost of an action; `findCostRefusal` must have returned undefined. */
export function payCost(draft: Draft, { colour, standsIn, rule, leaderRule }: ActionCost): void {
  if (standsIn)
    draft.steps.push({ rule: leaderRule, step: 'stands-in', leader: getLeader(draft.turn, colour).name });
  spendTiles(draft, draft.turn, colour, getTileCost(standsIn), rule);
}

function getTileCost(standsIn: boolean): number {
  return standsIn ? 1 : 2;
}
