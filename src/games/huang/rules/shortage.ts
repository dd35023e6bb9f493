import { countAvailableTiles, type Position } from './setup/position.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** Tiles that a player needs for an action, or commits to a conflict. */
interface TileDemand {
  readonly kind: 'needed' | 'committed';
  readonly by: Dynasty;
  readonly colour: Colour;
  readonly wanted: number;
}

/** Which tiles are missing: behind whose screen, or in a state that faces bandits. */
export type Shortage =
  | (TileDemand & {
      /** How many the player has; if the hand is not known, how many there can be at most. */
      readonly available: number;
      readonly isHandKnown: boolean;
    })
  | { readonly kind: 'bandits'; readonly strength: number; readonly tiles: number };

/**
 * Returns which tiles a player lacks; undefined if there can be enough.
 * @param most the most tiles that a player can ever need
 */
export function findShortage(
  position: Position,
  demand: TileDemand,
  most = Number.POSITIVE_INFINITY,
): Shortage | undefined {
  const { by, colour, wanted } = demand;
  const available = Math.min(countAvailableTiles(position, by, colour), most);
  return wanted > available
    ? { ...demand, available, isHandKnown: position.hands?.[by] !== undefined }
    : undefined;
}
