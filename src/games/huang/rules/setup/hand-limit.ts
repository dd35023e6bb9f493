import { MAX_HAND_SIZE, USUAL_HAND_SIZE } from './box.ts';
import type { Position } from './position.ts';

/**
 * Returns the maximal size of a hand before an action: six, or seven while the palace is on the board. It may
 * be any player's hand, because the board does not show who owned the palace at the end of their last turn.
 *
 * Rule: huang/turn-end/refill, huang/palace/hand-limit
 */
export function getMaxHandSize({ palace }: Pick<Position, 'palace'>): number {
  return palace ? MAX_HAND_SIZE : USUAL_HAND_SIZE;
}
