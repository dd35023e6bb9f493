import type { Result } from '../result.ts';
import type { Commitment } from './action.ts';
import type { Meeting } from './meeting.ts';
import { type Hand, tilesUnseen } from './position.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

/** The tiles whose place nobody knows, and how many of them may be committed. */
export interface Unseen {
  readonly tiles: number;
  readonly matching: number;
}

/**
 * What is neither on the board, nor in a known hand, nor committed, nor `seen` elsewhere. Where more is known of a colour
 * than the box holds, that colour and how many of it can have been seen elsewhere.
 */
export function unseenIn(
  { position, matching }: Meeting,
  given: readonly Commitment[],
  seen: Hand,
): Result<Unseen, { readonly colour: Colour; readonly most: number }> {
  const fromUnknown = given.filter(({ by }) => !position.hands?.[by]);
  const committed = fromUnknown.reduce((sum, { tiles }) => sum + tiles, 0);
  const mostOf = (colour: Colour) => tilesUnseen(position, colour) - (colour === matching ? committed : 0);
  const excess = COLOURS.find((colour) => seen[colour] > mostOf(colour));
  if (excess) return { ok: false, error: { colour: excess, most: Math.max(mostOf(excess), 0) } };
  const left = (colour: Colour) => mostOf(colour) - seen[colour];
  const tiles = COLOURS.reduce((sum, colour) => sum + left(colour), 0);
  return { ok: true, value: { tiles, matching: left(matching) } };
}
