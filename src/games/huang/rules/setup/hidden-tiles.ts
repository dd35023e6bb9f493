import type { Result } from '../../../../core/result.ts';
import type { Commitment } from '../actions/action.ts';
import type { Conflict } from '../conflict/conflict.ts';
import { COLOURS, type Colour } from '../vocabulary.ts';
import { countHiddenTiles, type TileHand } from './position.ts';

/** The number of tiles whose location is unknown, and how many of them have the colour of the conflict. */
export interface HiddenTiles {
  readonly tiles: number;
  readonly matching: number;
}

/**
 * Counts the tiles that are neither on the board, nor in a known hand, nor committed, nor `seen` elsewhere.
 * If more tiles of a colour are known than the box contains, the error has the colour and the maximum that
 * can have been seen elsewhere.
 */
export function tallyHiddenTiles(
  { position, colour: conflictColour }: Conflict,
  commitments: readonly Commitment[],
  seen: TileHand,
): Result<HiddenTiles, { readonly colour: Colour; readonly most: number }> {
  const fromUnknown = commitments.filter(({ by }) => !position.hands?.[by]);
  const committed = fromUnknown.reduce((sum, { tiles }) => sum + tiles, 0);
  const getMost = (colour: Colour) =>
    countHiddenTiles(position, colour) - (colour === conflictColour ? committed : 0);
  const excess = COLOURS.find((colour) => seen[colour] > getMost(colour));
  if (excess) return { ok: false, error: { colour: excess, most: Math.max(getMost(excess), 0) } };
  const getRest = (colour: Colour) => getMost(colour) - seen[colour];
  const tiles = COLOURS.reduce((sum, colour) => sum + getRest(colour), 0);
  return { ok: true, value: { tiles, matching: getRest(conflictColour) } };
}
