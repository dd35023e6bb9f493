import {
  type Check,
  checkBoolean,
  checkEnum,
  checkInteger,
  checkList,
  checkObject,
  nullable,
  optional,
  required,
} from '../../../core/check.ts';
import { EDITIONS, type Edition } from '../../../core/edition.ts';
import { createReporter } from '../../../core/problem.ts';
import { createRecord } from '../../../core/record.ts';
import { createOpenKind } from '../../../saves/save.ts';
import { LEADER_NAMES, type LeaderName, toLeader } from '../rules/leader.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { MAX_HAND_SIZE, TILES_IN_BOX } from '../rules/setup/box.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/** A state in a war: its red tiles and its leaders. */
export interface SideEntry {
  readonly tiles: number;
  readonly leaders: readonly LeaderName[];
}

/** A commitment: tiles, and whether the leader in reserve supports. */
export interface CommitmentEntry {
  readonly tiles: number;
  readonly leader: boolean;
}

/** A commitment to a war, with the index of the supported state; null for none. */
export interface WarCommitmentEntry extends CommitmentEntry {
  readonly to: number | null;
}

/** The ruling on whether a state without a matching leader colour takes part in the war. */
type BystanderRuling = (typeof HUANG_RULING_OPTIONS)['bystander-states'][number];

/**
 * The stored state of the page of conflicts by numbers: a war or a revolt. The inputs for one kind are kept
 * while the other is shown.
 */
export interface StoredConflict {
  /**
   * `edition` and `bystanders` are null if they follow the settings, and set if the conflict came with a
   * case.
   */
  readonly edition: Edition | null;
  readonly bystanders: BystanderRuling | null;
  readonly kind: 'war' | 'revolt';
  /** The dynasties in the game. */
  readonly players: readonly Dynasty[];
  /** The player who placed the tile or attacks; null if not entered yet. */
  readonly acting: Dynasty | null;
  readonly war: {
    readonly sides: readonly SideEntry[];
    readonly gifts: Readonly<Record<Dynasty, WarCommitmentEntry>>;
    /** Whether the user has confirmed that no player commits anything. */
    readonly hasNobodyCommitted: boolean;
    /** The index of the state that wins a tie. */
    readonly tieWinner: number | null;
  };
  readonly revolt: {
    /** `colour` and `defender` are null if not entered yet. */
    readonly colour: Colour | null;
    readonly defender: Dynasty | null;
    /** The number of yellow tiles next to each of the two leaders. */
    readonly beside: { readonly attacker: number; readonly defender: number };
    readonly gifts: { readonly attacker: CommitmentEntry; readonly defender: CommitmentEntry };
    /** Whether the user has confirmed that no player commits anything. */
    readonly hasNobodyCommitted: boolean;
  };
  /** The inputs for chances, checked by src/games/huang/saves/chance-query.ts; null if there are none. */
  readonly outlook: unknown;
}

/*
 * Markers that the numbers tool and the board tool pass to each other with a case. A case has no commitments
 * in both situations: none was entered yet, or no player commits anything.
 */
/** The marker for commitments that may still be entered. */
export const COMMITMENTS_OPEN = 'commitments-open';
/** The marker for a conflict to which no player commits anything. */
export const NO_COMMITMENTS = 'nobody-commits';

/** The maximal number of tiles next to a leader: a space has six neighbours. */
export const MOST_ADJACENT_TILES = 6;
/**
 * The maximal number of states that one tile unites: at most three neighbours of a hex do not touch each
 * other.
 */
export const MOST_SIDES = 3;

/**
 * Checks the states of a war: no leader twice, no colour twice in one state, and not more red tiles than the
 * box contains.
 */
const checkSides: Check<readonly SideEntry[]> = (value, path, problems) => {
  const sides = checkAnySides(value, path, problems);
  if (!sides) return undefined;
  const report = createReporter(problems, path);
  const seen = new Set<LeaderName>();
  for (const [i, { leaders }] of sides.entries()) {
    const colours = new Set<Colour>();
    for (const [j, leader] of leaders.entries()) {
      const { colour } = toLeader(leader);
      if (seen.has(leader) || colours.has(colour)) report('twice', i, 'leaders', j);
      seen.add(leader);
      colours.add(colour);
    }
  }
  if (sides.reduce((sum, { tiles }) => sum + tiles, 0) > TILES_IN_BOX.red)
    problems.push({ code: 'more-than-the-box', path });
  return sides;
};

const checkAnySides = checkList(
  checkObject<SideEntry>({
    tiles: required(checkInteger(0, TILES_IN_BOX.red)),
    leaders: required(checkList(checkEnum(LEADER_NAMES), 0, COLOURS.length)),
  }),
  2,
  MOST_SIDES,
);

const commitmentFields = { tiles: required(checkInteger(0, MAX_HAND_SIZE)), leader: required(checkBoolean) };
const checkWarCommitment = required(
  checkObject<WarCommitmentEntry>({
    ...commitmentFields,
    to: required(nullable(checkInteger(0, MOST_SIDES - 1))),
  }),
);
const checkCommitment = required(checkObject<CommitmentEntry>(commitmentFields));
const adjacentTiles = required(checkInteger(1, MOST_ADJACENT_TILES));

const checkAnyConflict = checkObject<StoredConflict>({
  edition: optional(nullable(checkEnum(EDITIONS)), null),
  bystanders: optional(nullable(checkEnum(HUANG_RULING_OPTIONS['bystander-states'])), null),
  kind: required(checkEnum(['war', 'revolt'])),
  players: required(checkList(checkEnum(DYNASTIES), 2, DYNASTIES.length)),
  acting: required(nullable(checkEnum(DYNASTIES))),
  war: required(
    checkObject<StoredConflict['war']>({
      sides: required(checkSides),
      gifts: required(
        checkObject<Record<Dynasty, WarCommitmentEntry>>(createRecord(DYNASTIES, () => checkWarCommitment)),
      ),
      hasNobodyCommitted: optional(checkBoolean, false),
      tieWinner: required(nullable(checkInteger(0, MOST_SIDES - 1))),
    }),
  ),
  revolt: required(
    checkObject<StoredConflict['revolt']>({
      colour: required(nullable(checkEnum(COLOURS))),
      defender: required(nullable(checkEnum(DYNASTIES))),
      beside: required(checkObject({ attacker: adjacentTiles, defender: adjacentTiles })),
      gifts: required(checkObject({ attacker: checkCommitment, defender: checkCommitment })),
      hasNobodyCommitted: optional(checkBoolean, false),
    }),
  ),
  outlook: optional<unknown>((value) => value, null),
});

/** Checks that the players of a conflict are distinct and include the acting and the defending player. */
const checkConflict: Check<StoredConflict> = (value, path, problems) => {
  const conflict = checkAnyConflict(value, path, problems);
  if (!conflict) return undefined;
  const { players, acting, revolt } = conflict;
  const report = createReporter(problems, path);
  for (const [i, player] of players.entries()) if (players.indexOf(player) < i) report('twice', 'players', i);
  const { defender } = revolt;
  if (acting !== null && !players.includes(acting)) report('not-in-play', 'acting');
  if (defender !== null && (!players.includes(defender) || acting === defender))
    report('not-in-play', 'revolt', 'defender');
  return conflict;
};

/**
 * The open conflict with its undo and redo history, latest last. Stored under `huang-conflict` as `{
 * "version": 5, "now": { "edition": null, "bystanders": null, "kind": "war", "players": ["tiger", "rat"],
 * "acting": "rat", "war": { "sides": [{ "tiles": 2, "leaders": ["tiger:red"] }, …], "gifts": { "tiger": {
 * "tiles": 2, "leader": false, "to": 0 }, … }, "hasNobodyCommitted": false, "tieWinner": null }, "revolt": {
 * … }, "outlook": null }, "past": [], "future": [] }`. Before version 3 there was no `edition` and no
 * `bystanders`, before version 4 no `outlook`, before version 5 no `hasNobodyCommitted`.
 */
export const HUANG_CONFLICT_SAVE = createOpenKind('huang-conflict', 5, checkConflict);
