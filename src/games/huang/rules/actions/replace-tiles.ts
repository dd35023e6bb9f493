import { createRefusal } from '../reasons.ts';
import { type Draft, drawHiddenTiles, spendTiles } from '../setup/draft.ts';
import { findShortage } from '../shortage.ts';
import { COLOURS } from '../vocabulary.ts';
import type { Action } from './action.ts';
import { type ActionOutcome, completeAction, refuseAction } from './outcome.ts';

type Replace = Extract<Action, { type: 'replace' }>;

/** Discards some tiles and draws the same number. Rule: huang/replace/replace */
export function replaceTiles(draft: Draft, { tiles }: Replace): ActionOutcome {
  const rule = 'huang/replace/replace';
  const counts = COLOURS.map((colour) => [colour, tiles[colour] ?? 0] as const); // a missing colour is 0
  for (const [colour, wanted] of counts) {
    const shortage = findShortage(draft, { kind: 'needed', by: draft.turn, colour, wanted });
    if (shortage) return refuseAction(draft, { ...createRefusal('not-in-hand', rule), shortage });
  }
  for (const [colour, count] of counts) spendTiles(draft, draft.turn, colour, count, rule);
  drawHiddenTiles(draft, draft.turn, rule);
  return completeAction(draft, 'done');
}
