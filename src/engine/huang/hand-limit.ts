import { FULLEST_HAND, USUAL_HAND } from './box.ts';
import type { Position } from './position.ts';

/**
 * The most tiles that can be behind a screen before an action: six, and seven while the palace is on the board. The
 * board does not show who had the palace at the end of their own last turn, so that may be any player.
 *
 * Rule: huang/turn-end/refill, huang/palace/hand-limit
 */
export function maxHandSize({ palace }: Pick<Position, 'palace'>): number {
  return palace ? FULLEST_HAND : USUAL_HAND;
}
