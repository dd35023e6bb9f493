import type { Action } from './action.ts';
import { type Draft, drawUnseen, spend } from './draft.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { tilesAvailable } from './position.ts';
import { refusal } from './reasons.ts';
import { COLOURS } from './vocabulary.ts';

type Replace = Extract<Action, { type: 'replace' }>;

/** Discards some tiles and draws the same number. Rule: huang/replace/replace */
export function replaceTiles(draft: Draft, { tiles }: Replace): Outcome {
  const rule = 'huang/replace/replace';
  const counts = COLOURS.map((colour) => [colour, tiles[colour] ?? 0] as const); // a missing colour is 0
  if (counts.some(([colour, count]) => count > tilesAvailable(draft, draft.turn, colour)))
    return refused(draft, refusal('not-in-hand', rule));
  for (const [colour, count] of counts) spend(draft, draft.turn, colour, count, rule);
  drawUnseen(draft, draft.turn, rule);
  return done(draft, 'done');
}
