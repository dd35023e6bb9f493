import { createRecord } from '../../../core/record.ts';
import type { StateCodec } from '../../../shell/save-slot.ts';
import { type LeaderName, toLeader } from '../rules/leader.ts';
import { TILES_IN_BOX, USUAL_HAND_SIZE } from '../rules/setup/box.ts';
import { type Colour, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import {
  type CommitmentEntry,
  MOST_ADJACENT_TILES,
  MOST_SIDES,
  type SideEntry,
  type StoredConflict,
  type WarCommitmentEntry,
} from '../saves/conflict.ts';
import { EMPTY_SIDE, freshStoredConflict, NO_WAR_COMMITMENT } from '../saves/fresh-conflict.ts';

/** A war or a revolt entered as numbers. The inputs for one kind are kept while the other is shown. */
export interface HuangConflict extends Omit<StoredConflict, 'war' | 'revolt' | 'outlook'> {
  /** The inputs for chances, checked when they are used; null if there are none. */
  readonly chanceQuery: unknown;
  readonly war: Omit<StoredConflict['war'], 'gifts'> & {
    readonly commitments: StoredConflict['war']['gifts'];
  };
  readonly revolt: Omit<StoredConflict['revolt'], 'gifts'> & {
    readonly commitments: StoredConflict['revolt']['gifts'];
  };
}

/** Converts the state for storage: commitments go under `gifts`, the chance query under `outlook`. */
export const CONFLICT_CODEC: StateCodec<HuangConflict, StoredConflict> = {
  decode({ war: { gifts: inWar, ...war }, revolt: { gifts: inRevolt, ...revolt }, outlook, ...rest }) {
    const entered = { war: { ...war, commitments: inWar }, revolt: { ...revolt, commitments: inRevolt } };
    return { ...rest, ...entered, chanceQuery: outlook };
  },
  encode({ war: { commitments: inWar, ...war }, revolt: { commitments: inRevolt, ...revolt }, ...rest }) {
    const { chanceQuery, ...others } = rest;
    const stored = { war: { ...war, gifts: inWar }, revolt: { ...revolt, gifts: inRevolt } };
    return { ...others, ...stored, outlook: chanceQuery };
  },
};

export { EMPTY_SIDE, NO_WAR_COMMITMENT };

/** Returns a conflict without any input, of the kind and with the players of the previous one. */
export function freshConflict(before?: HuangConflict): HuangConflict {
  return CONFLICT_CODEC.decode(freshStoredConflict(before));
}

/** Returns the colour and the two owners of a revolt; undefined while one of them is missing. */
export function getRevoltSides({ acting, revolt }: HuangConflict) {
  const { colour, defender } = revolt;
  return colour && acting && defender ? { colour, attacker: acting, defender } : undefined;
}

/** Returns one of the states at war, by index. */
export function getWarSide(sides: readonly SideEntry[], at: number): SideEntry {
  const side = sides[at];
  if (!side) throw new Error(`There is no state ${at} of ${sides.length}`);
  return side;
}

/** Returns the index of the state that a leader is in; undefined for none. */
export function findLeaderSide({ war }: HuangConflict, leader: LeaderName): number | undefined {
  const at = war.sides.findIndex(({ leaders }) => leaders.includes(leader));
  return at < 0 ? undefined : at;
}

/** Indexes of the states without a leader, which are no states in the sense of the rules yet. */
export function listEmptySides({ kind, war }: HuangConflict): readonly number[] {
  if (kind === 'revolt') return [];
  return war.sides.flatMap(({ leaders }, i) => (leaders.length === 0 ? [i] : []));
}

/** Returns the most red tiles that a state can have, given the other states. */
export function getTileLimit({ war }: HuangConflict, side: number): number {
  const others = war.sides.filter((_, i) => i !== side);
  return TILES_IN_BOX.red - others.reduce((sum, { tiles }) => sum + tiles, 0);
}

/** Sets the number of red tiles of a state at war. */
export function withSideTiles(state: HuangConflict, side: number, tiles: number): HuangConflict {
  if (getWarSide(state.war.sides, side).tiles === tiles) return state;
  const sides = state.war.sides.map((one, i) => (i === side ? { ...one, tiles } : one));
  return withWar(state, { sides });
}

/**
 * Adds a leader to a state or removes it. Adding removes it from any other state, and another leader of its
 * colour from this one.
 */
export function withToggledLeader(state: HuangConflict, side: number, leader: LeaderName): HuangConflict {
  const isThere = findLeaderSide(state, leader) === side;
  const { colour } = toLeader(leader);
  const sides = state.war.sides.map((one, i) => {
    const others = one.leaders.filter((name) => name !== leader);
    if (i !== side || isThere) return { ...one, leaders: others };
    return { ...one, leaders: [...others.filter((name) => toLeader(name).colour !== colour), leader] };
  });
  return withWar(state, { sides });
}

/** Index of the only state in which a player has leaders; null for none or several. */
function findOwnSide({ war }: HuangConflict, player: Dynasty): number | null {
  const own = war.sides.flatMap(({ leaders }, i) =>
    leaders.some((leader) => toLeader(leader).dynasty === player) ? [i] : [],
  );
  const [only, ...others] = own;
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * Returns the commitment of a player in a war. It supports the player's own state until another is chosen.
 */
export function getWarCommitment(state: HuangConflict, player: Dynasty): WarCommitmentEntry {
  const commitment = state.war.commitments[player];
  return commitment.to === null ? { ...commitment, to: findOwnSide(state, player) } : commitment;
}

/** Replaces the commitment of a player in a war: tiles, leader and supported state. */
export function withWarCommitment(
  state: HuangConflict,
  player: Dynasty,
  commitment: WarCommitmentEntry,
): HuangConflict {
  const before = getWarCommitment(state, player);
  const { tiles, leader, to } = commitment;
  if (before.tiles === tiles && before.leader === leader && before.to === to) return state;
  return withWar(state, {
    commitments: { ...state.war.commitments, [player]: commitment },
    hasNobodyCommitted: false,
  });
}

/** Returns the players who commit something without a chosen state. */
export function listUnassigned(state: HuangConflict): readonly Dynasty[] {
  return state.players.filter((player) => {
    const { tiles, leader, to } = getWarCommitment(state, player);
    return to === null && (tiles > 0 || leader);
  });
}

/**
 * Returns the most red tiles that a player can commit: six, minus the tile that the player has just placed,
 * limited by the tiles left in the box. A seventh tile through the palace is not supported here.
 */
export function getCommitmentLimit({ war, acting }: HuangConflict, player: Dynasty): number {
  const hand = USUAL_HAND_SIZE - (player === acting ? 1 : 0);
  const onBoard = war.sides.reduce((sum, { tiles }) => sum + tiles, 0);
  const others = DYNASTIES.filter((one) => one !== player);
  const committed = others.reduce((sum, one) => sum + war.commitments[one].tiles, 0);
  return Math.max(Math.min(hand, TILES_IN_BOX.red - onBoard - committed), 0);
}

/** Whether a player's Soldier leader is in none of the states at war. */
export function isSoldierInReserve(state: HuangConflict, player: Dynasty): boolean {
  return findLeaderSide(state, `${player}:red`) === undefined;
}

/** Adds a third state to a war, if it has only two. */
export function withThirdSide(state: HuangConflict): HuangConflict {
  return withWar(state, { sides: [...state.war.sides, EMPTY_SIDE].slice(0, MOST_SIDES) });
}

/** Removes the third state of a war, with the commitments to it and its win of a tie. */
export function withoutThirdSide(state: HuangConflict): HuangConflict {
  const { sides, commitments, tieWinner } = state.war;
  const resetThird = (commitment: WarCommitmentEntry) =>
    commitment.to === 2 ? NO_WAR_COMMITMENT : commitment;
  return withWar(state, {
    sides: sides.slice(0, 2),
    commitments: createRecord(DYNASTIES, (dynasty) => resetThird(commitments[dynasty])),
    tieWinner: tieWinner === 2 ? null : tieWinner,
  });
}

/** Sets which state wins a tie, as the active player has decided. */
export function withTieWinner(state: HuangConflict, tieWinner: number): HuangConflict {
  if (state.war.tieWinner === tieWinner) return state;
  return withWar(state, { tieWinner });
}

/**
 * Sets who placed the tile or attacks. If that is the current defender, the previous attacker becomes the
 * defender.
 */
export function withActingDynasty(state: HuangConflict, acting: Dynasty): HuangConflict {
  if (acting === state.acting) return state;
  const { defender } = state.revolt;
  return withRevolt({ ...state, acting }, { defender: acting === defender ? state.acting : defender });
}

/** Sets the defender of a revolt. If that was the attacker, the two are exchanged. */
export function withDefender(state: HuangConflict, defender: Dynasty): HuangConflict {
  if (defender === state.revolt.defender) return state;
  const acting = state.acting === defender ? state.revolt.defender : state.acting;
  return withRevolt({ ...state, acting }, { defender });
}

/** Sets the colour of the two leaders in a revolt. */
export function withRevoltColour(state: HuangConflict, colour: Colour): HuangConflict {
  if (state.revolt.colour === colour) return state;
  return withRevolt(state, { colour });
}

/** The two sides of a revolt. */
export type RevoltRole = 'attacker' | 'defender';

/** Sets the number of yellow tiles next to a leader in a revolt. */
export function withAdjacentTiles(state: HuangConflict, role: RevoltRole, tiles: number): HuangConflict {
  const wanted = Math.min(Math.max(tiles, 1), MOST_ADJACENT_TILES);
  if (state.revolt.beside[role] === wanted) return state;
  const adjacentTiles = { ...state.revolt.beside, [role]: wanted };
  return withRevolt(state, { beside: adjacentTiles });
}

/** Changes what the attacker or the defender commits in a revolt. */
export function withRevoltCommitment(
  state: HuangConflict,
  role: RevoltRole,
  change: Partial<CommitmentEntry>,
): HuangConflict {
  const { commitments } = state.revolt;
  const { tiles, leader } = { ...commitments[role], ...change };
  if (tiles === commitments[role].tiles && leader === commitments[role].leader) return state;
  return withRevolt(state, {
    commitments: { ...commitments, [role]: { tiles, leader } },
    hasNobodyCommitted: false,
  });
}

/** Confirms that no one commits anything; any later commitment withdraws that. */
export function withNoCommitments(state: HuangConflict): HuangConflict {
  if (hasNobodyCommitted(state)) return state;
  const confirmation = { hasNobodyCommitted: true };
  return state.kind === 'war' ? withWar(state, confirmation) : withRevolt(state, confirmation);
}

/** Whether the players have confirmed that no one commits anything. */
export function hasNobodyCommitted({ kind, war, revolt }: HuangConflict): boolean {
  return (kind === 'war' ? war : revolt).hasNobodyCommitted;
}

/** Whether anything but the players has been entered. */
export function isBegun(state: HuangConflict): boolean {
  const { war, revolt } = freshConflict(state);
  return JSON.stringify([war, revolt]) !== JSON.stringify([state.war, state.revolt]);
}

function withWar(state: HuangConflict, change: Partial<HuangConflict['war']>): HuangConflict {
  return { ...state, war: { ...state.war, ...change } };
}

function withRevolt(state: HuangConflict, change: Partial<HuangConflict['revolt']>): HuangConflict {
  return { ...state, revolt: { ...state.revolt, ...change } };
}

/**
 * Returns the leader of the same colour that has to leave a state if another one is added; undefined for
 * none.
 */
export function findReplacedLeader(
  { war }: HuangConflict,
  side: number,
  leader: LeaderName,
): LeaderName | undefined {
  const { colour } = toLeader(leader);
  const { leaders } = getWarSide(war.sides, side);
  return leaders.find((one) => one !== leader && toLeader(one).colour === colour);
}
