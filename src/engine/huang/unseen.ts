import type { Result } from '../result.ts';
import type { Commitment } from './action.ts';
import type { Meeting } from './meeting.ts';
import { type Hand, tilesUnseen } from './position.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

/** The number of tiles whose location is unknown, and how many of them have the colour of the conflict. */
export interface Unseen {
  readonly tiles: number;
  readonly matching: number;
}

/**
 * Counts the tiles that are neither on the board, nor in a known hand, nor committed, nor `seen` elsewhere.
 * If more tiles of a colour are known than the box contains, the error has the colour and the maximum that
 * can have been seen elsewhere.
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
