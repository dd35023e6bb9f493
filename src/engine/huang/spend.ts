import type { RuleId } from '../trace.ts';
import { type Draft, isInReserve, spend } from './draft.ts';
import { leaderOf } from './leader.ts';
import type { Objection } from './placement.ts';
import { tilesAvailable } from './position.ts';
import type { Colour } from './vocabulary.ts';

/** An action that costs two tiles of a colour, or one when the leader of that colour stands in for the other. */
export interface Price {
  readonly colour: Colour;
  readonly standsIn: boolean;
  readonly rule: RuleId;
  readonly leaderRule: RuleId;
}

/** What speaks against paying. */
export function objectionToPrice(
  draft: Draft,
  { colour, standsIn, rule, leaderRule }: Price,
): Objection | undefined {
  if (standsIn && !isInReserve(draft, draft.turn, colour))
    return { reason: 'leader-not-in-reserve', rule: leaderRule };
  return tilesAvailable(draft, draft.turn, colour) < tilesDue(standsIn)
    ? { reason: 'not-in-hand', rule }
    : undefined;
}

export function pay(draft: Draft, { colour, standsIn, rule, leaderRule }: Price): void {
  if (standsIn)
    draft.steps.push({ rule: leaderRule, step: 'stands-in', leader: leaderOf(draft.turn, colour).name });
  spend(draft, draft.turn, colour, tilesDue(standsIn), rule);
}

function tilesDue(standsIn: boolean): number {
  return standsIn ? 1 : 2;
}
