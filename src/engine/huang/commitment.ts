import type { Commitment } from './action.ts';
import { FULLEST_HAND } from './box.ts';
import { isInReserve } from './draft.ts';
import { type Position, tilesUnseen } from './position.ts';
import { type Refusal, type RuleFor, refusal } from './reasons.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** The entries that give something. */
export function givenIn(commitments: readonly Commitment[]): readonly Commitment[] {
  return commitments.filter(({ tiles, leader }) => tiles > 0 || leader);
}

/** Players from the one to the left of `first` on, clockwise, `first` last. */
export function clockwiseFrom(players: readonly Dynasty[], first: Dynasty): readonly Dynasty[] {
  const at = players.indexOf(first);
  return [...players.slice(at + 1), ...players.slice(0, at + 1)];
}

/** What a side of a conflict has: tiles on the board, tiles committed, and a point for each leader in reserve. */
export function strengthOf(tiles: number, given: readonly Commitment[]) {
  const committed = given.reduce((sum, one) => sum + one.tiles, 0);
  const support = given.filter(({ leader }) => leader).length;
  return { tiles, committed, support, strength: tiles + committed + support };
}

/**
 * What speaks against giving so much: a leader who stands on the board, tiles that a known hand lacks, more than any
 * hand holds, or more than the box still allows to all unknown hands together.
 */
export function refusalOfGiving(
  position: Position,
  given: readonly Commitment[],
  colour: Colour,
  leaderRule: RuleFor<'leader-not-in-reserve'>,
): Refusal | undefined {
  if (given.some(({ by, leader }) => leader && !isInReserve(position, by, colour)))
    return refusal('leader-not-in-reserve', leaderRule);
  const unknown = given.filter(({ by }) => !position.hands?.[by]);
  const fromUnknown = unknown.reduce((sum, { tiles }) => sum + tiles, 0);
  const isTooMuch = ({ by, tiles }: Commitment) => tiles > (position.hands?.[by]?.[colour] ?? FULLEST_HAND);
  if (given.some(isTooMuch) || (fromUnknown > 0 && fromUnknown > tilesUnseen(position, colour)))
    return refusal('too-many-committed', 'huang/tiles/from-hand');
  return undefined;
}
