import type { Commitment } from './action.ts';
import { FULLEST_HAND } from './box.ts';
import { isInReserve } from './draft.ts';
import type { Objection } from './placement.ts';
import { type Position, tilesUnseen } from './position.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** The entries that give something. */
export function gifts(commitments: readonly Commitment[]): readonly Commitment[] {
  return commitments.filter(({ tiles, leader }) => tiles > 0 || leader);
}

/** Players from the one to the left of `first` on, clockwise, `first` last. */
export function clockwiseFrom(players: readonly Dynasty[], first: Dynasty): readonly Dynasty[] {
  const at = players.indexOf(first);
  return [...players.slice(at + 1), ...players.slice(0, at + 1)];
}

/**
 * What speaks against giving so much: tiles that a known hand lacks, more than any hand holds, more than the box still
 * allows to all unknown hands together, or a leader who stands on the board.
 */
export function objectionToGifts(
  position: Position,
  given: readonly Commitment[],
  colour: Colour,
  leaderRule: Objection['rule'],
): Objection | undefined {
  if (given.some(({ by, leader }) => leader && !isInReserve(position, by, colour)))
    return { reason: 'leader-not-in-reserve', rule: leaderRule };
  const isUnknown = ({ by }: Commitment) => !position.hands?.[by];
  const fromUnknown = given.filter(isUnknown).reduce((sum, { tiles }) => sum + tiles, 0);
  const isTooMuch = ({ by, tiles }: Commitment) => tiles > (position.hands?.[by]?.[colour] ?? FULLEST_HAND);
  if (given.some(isTooMuch) || (fromUnknown > 0 && fromUnknown > tilesUnseen(position, colour)))
    return { reason: 'too-many-committed', rule: 'huang/tiles/from-hand' };
  return undefined;
}
