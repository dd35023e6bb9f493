import type { Action } from './action.ts';
import { type Draft, drawUnseen, spend } from './draft.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { tilesAvailable } from './position.ts';
import { COLOURS } from './vocabulary.ts';

type Replace = Extract<Action, { type: 'replace' }>;

/** Discards some tiles and draws as many. Rule: huang/replace/replace */
export function replaceTiles(draft: Draft, { tiles }: Replace): Outcome {
  const isMissing = COLOURS.some(
    (colour) => (tiles[colour] ?? 0) > tilesAvailable(draft, draft.turn, colour),
  );
  if (isMissing) return refused(draft, 'not-in-hand', 'huang/replace/replace');
  for (const colour of COLOURS) spend(draft, draft.turn, colour, tiles[colour] ?? 0, 'huang/replace/replace');
  drawUnseen(draft, draft.turn, 'huang/replace/replace');
  return done(draft, 'done');
}
