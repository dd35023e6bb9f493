import type { Commitment } from '../actions/action.ts';
import { createRefusal, type Refusal } from '../reasons.ts';
import { MAX_HAND_SIZE } from '../setup/box.ts';
import { type CommitmentKind, isLeaderInReserve } from '../setup/draft.ts';
import { countHiddenTiles, type Position } from '../setup/position.ts';
import { findShortage } from '../shortage.ts';
import type { StrengthParts } from '../step.ts';
import type { Dynasty } from '../vocabulary.ts';

/** The colour and the rules of commitments to a war. */
export const RED_COMMITMENT: CommitmentKind = {
  colour: 'red',
  rule: 'huang/war/commitment',
  leaderRule: 'huang/war/soldier-leader',
};
/** The colour and the rules of commitments to a revolt. */
export const YELLOW_COMMITMENT: CommitmentKind = {
  colour: 'yellow',
  rule: 'huang/revolt/commitment',
  leaderRule: 'huang/revolt/governor-leader',
};

/** Returns the commitments that are not empty. */
export function dropEmptyCommitments(commitments: readonly Commitment[]): readonly Commitment[] {
  return commitments.filter(({ tiles, leader }) => tiles > 0 || leader);
}

/** Returns the players clockwise, starting after `player` and ending with `player`. */
export function listPlayersAfter(players: readonly Dynasty[], player: Dynasty): readonly Dynasty[] {
  const at = players.indexOf(player);
  return [...players.slice(at + 1), ...players.slice(0, at + 1)];
}

/**
 * Computes the strength of a side: tiles on the board, committed tiles, and 1 for each leader that supports
 * from the reserve.
 */
export function computeStrength(tiles: number, commitments: readonly Commitment[]): StrengthParts {
  const committed = commitments.reduce((sum, one) => sum + one.tiles, 0);
  const support = commitments.filter(({ leader }) => leader).length;
  return { tiles, committed, support, strength: tiles + committed + support };
}

/**
 * Returns why these commitments are illegal: a leader that is on the board, tiles missing in a known hand,
 * more than a hand can hold, or more than the unknown hands can have together; undefined if they are legal.
 */
export function findCommitmentRefusal(
  position: Position,
  commitments: readonly Commitment[],
  { colour, rule, leaderRule }: CommitmentKind,
): Refusal | undefined {
  if (commitments.some(({ by, leader }) => leader && !isLeaderInReserve(position, by, colour)))
    return createRefusal('leader-not-in-reserve', leaderRule);
  const unknown = commitments.filter(({ by }) => !position.hands?.[by]);
  const fromUnknown = unknown.reduce((sum, { tiles }) => sum + tiles, 0);
  const [shortage] = commitments.flatMap(({ by, tiles: wanted }) => {
    const most = position.hands?.[by] ? undefined : MAX_HAND_SIZE;
    return findShortage(position, { kind: 'committed', by, colour, wanted }, most) ?? [];
  });
  if (shortage) return { ...createRefusal('too-many-committed', rule), shortage };
  return fromUnknown > countHiddenTiles(position, colour)
    ? createRefusal('too-many-committed', rule)
    : undefined;
}
