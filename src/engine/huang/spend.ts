import { type Draft, isInReserve, spend } from './draft.ts';
import { leaderOf } from './leader.ts';
import { tilesAvailable } from './position.ts';
import { type Refusal, type RuleFor, refusal } from './reasons.ts';
import type { Colour } from './vocabulary.ts';

/**
 * The cost of an action: two tiles of a colour, or one if the leader of that colour stands in for the other.
 */
export interface Price {
  readonly colour: Colour;
  readonly standsIn: boolean;
  readonly rule: RuleFor<'not-in-hand'>;
  readonly leaderRule: RuleFor<'leader-not-in-reserve'>;
}

/** Returns why the active player cannot pay; undefined if they can. */
export function refusalOfPrice(
  draft: Draft,
  { colour, standsIn, rule, leaderRule }: Price,
): Refusal | undefined {
  if (standsIn && !isInReserve(draft, draft.turn, colour))
    return refusal('leader-not-in-reserve', leaderRule);
  if (tilesAvailable(draft, draft.turn, colour) < tilesDue(standsIn)) return refusal('not-in-hand', rule);
  return undefined;
}

/** Pays the cost of an action; `refusalOfPrice` must have allowed it. */
export function pay(draft: Draft, { colour, standsIn, rule, leaderRule }: Price): void {
  if (standsIn)
    draft.steps.push({ rule: leaderRule, step: 'stands-in', leader: leaderOf(draft.turn, colour).name });
  spend(draft, draft.turn, colour, tilesDue(standsIn), rule);
}

function tilesDue(standsIn: boolean): number {
  return standsIn ? 1 : 2;
}
