import { EDITIONS, type Edition } from '../engine/edition.ts';
import { FULLEST_HAND, TILES_IN_BOX } from '../engine/huang/box.ts';
import { LEADER_NAMES, type LeaderName, leaderNamed } from '../engine/huang/leader.ts';
import { HUANG_RULINGS } from '../engine/huang/rulings.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../engine/huang/vocabulary.ts';
import {
  type Check,
  checkList,
  checkObject,
  checkWhole,
  checkWord,
  checkYesNo,
  optional,
  orNull,
  required,
} from '../referee/check.ts';
import { sayInto } from '../referee/problem.ts';
import { type OpenSave, openKind, type SaveKind } from './save.ts';

/** A state in a war: its red tiles and its leaders. */
export interface SideEntry {
  readonly tiles: number;
  readonly leaders: readonly LeaderName[];
}

/** A commitment: tiles, and whether the leader in reserve supports. */
export interface Gift {
  readonly tiles: number;
  readonly leader: boolean;
}

/** A commitment to a war, with the index of the supported state; null for none. */
export interface WarGift extends Gift {
  readonly to: number | null;
}

/** The ruling on whether a state without a matching leader colour takes part in the war. */
type Bystanders = (typeof HUANG_RULINGS)['bystander-states'][number];

/** A war or a revolt entered as numbers. The inputs for one kind are kept while the other is shown. */
export interface HuangConflict {
  /**
   * `edition` and `bystanders` are null if they follow the settings, and set if the conflict came with a
   * case.
   */
  readonly edition: Edition | null;
  readonly bystanders: Bystanders | null;
  readonly kind: 'war' | 'revolt';
  /** The dynasties in the game. */
  readonly players: readonly Dynasty[];
  /** The player who placed the tile or attacks; null if not entered yet. */
  readonly acting: Dynasty | null;
  readonly war: {
    readonly sides: readonly SideEntry[];
    readonly gifts: Readonly<Record<Dynasty, WarGift>>;
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
    readonly gifts: { readonly attacker: Gift; readonly defender: Gift };
    /** Whether the user has confirmed that no player commits anything. */
    readonly hasNobodyCommitted: boolean;
  };
  /** The inputs for chances, checked by src/saves/outlook.ts; null if there are none. */
  readonly outlook: unknown;
}

/**
 * The open conflict with its undo and redo history, latest last. Stored under `huang-conflict` as `{
 * "version": 5, "now": { "edition": null, "bystanders": null, "kind": "war", "players": ["tiger", "rat"],
 * "acting": "rat", "war": { "sides": [{ "tiles": 2, "leaders": ["tiger:red"] }, …], "gifts": { "tiger": {
 * "tiles": 2, "leader": false, "to": 0 }, … }, "hasNobodyCommitted": false, "tieWinner": null }, "revolt": {
 * … }, "outlook": null }, "past": [], "future": [] }`. Before version 3 there was no `edition` and no
 * `bystanders`, before version 4 no `outlook`, before version 5 no `hasNobodyCommitted`.
 */
export type HuangConflictSave = OpenSave<HuangConflict, 5>;

/*
 * Markers that the numbers tool and the board tool pass to each other with a case. A case has no commitments
 * in both situations: none was entered yet, or no player commits anything.
 */
export const COMMITMENTS_OPEN = 'commitments-open';
export const NOBODY_COMMITS = 'nobody-commits';

/** The maximal number of tiles next to a leader: a space has six neighbours. */
export const MOST_BESIDE = 6;
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
  const say = sayInto(problems, path);
  const before = new Set<LeaderName>();
  for (const [i, { leaders }] of sides.entries()) {
    const colours = new Set<Colour>();
    for (const [j, leader] of leaders.entries()) {
      const { colour } = leaderNamed(leader);
      if (before.has(leader) || colours.has(colour)) say('twice', i, 'leaders', j);
      before.add(leader);
      colours.add(colour);
    }
  }
  if (sides.reduce((sum, { tiles }) => sum + tiles, 0) > TILES_IN_BOX.red)
    problems.push({ code: 'more-than-the-box', path });
  return sides;
};

const checkAnySides = checkList(
  checkObject<SideEntry>({
    tiles: required(checkWhole(0, TILES_IN_BOX.red)),
    leaders: required(checkList(checkWord(LEADER_NAMES), 0, COLOURS.length)),
  }),
  2,
  MOST_SIDES,
);

const gift = { tiles: required(checkWhole(0, FULLEST_HAND)), leader: required(checkYesNo) };
const checkWarGift = required(
  checkObject<WarGift>({ ...gift, to: required(orNull(checkWhole(0, MOST_SIDES - 1))) }),
);
const checkGift = required(checkObject<Gift>(gift));
const beside = required(checkWhole(1, MOST_BESIDE));

const checkAnyConflict = checkObject<HuangConflict>({
  edition: optional(orNull(checkWord(EDITIONS)), null),
  bystanders: optional(orNull(checkWord(HUANG_RULINGS['bystander-states'])), null),
  kind: required(checkWord(['war', 'revolt'])),
  players: required(checkList(checkWord(DYNASTIES), 2, DYNASTIES.length)),
  acting: required(orNull(checkWord(DYNASTIES))),
  war: required(
    checkObject<HuangConflict['war']>({
      sides: required(checkSides),
      gifts: required(
        checkObject<Record<Dynasty, WarGift>>({
          tiger: checkWarGift,
          rabbit: checkWarGift,
          rat: checkWarGift,
          goat: checkWarGift,
          dragon: checkWarGift,
        }),
      ),
      hasNobodyCommitted: optional(checkYesNo, false),
      tieWinner: required(orNull(checkWhole(0, MOST_SIDES - 1))),
    }),
  ),
  revolt: required(
    checkObject<HuangConflict['revolt']>({
      colour: required(orNull(checkWord(COLOURS))),
      defender: required(orNull(checkWord(DYNASTIES))),
      beside: required(checkObject({ attacker: beside, defender: beside })),
      gifts: required(checkObject({ attacker: checkGift, defender: checkGift })),
      hasNobodyCommitted: optional(checkYesNo, false),
    }),
  ),
  outlook: optional<unknown>((value) => value, null),
});

/** Checks that the players of a conflict are distinct and include the acting and the defending player. */
const checkConflict: Check<HuangConflict> = (value, path, problems) => {
  const conflict = checkAnyConflict(value, path, problems);
  if (!conflict) return undefined;
  const { players, acting, revolt } = conflict;
  const say = sayInto(problems, path);
  for (const [i, player] of players.entries()) if (players.indexOf(player) < i) say('twice', 'players', i);
  const { defender } = revolt;
  if (acting !== null && !players.includes(acting)) say('not-in-play', 'acting');
  if (defender !== null && (!players.includes(defender) || acting === defender))
    say('not-in-play', 'revolt', 'defender');
  return conflict;
};

export const HUANG_CONFLICT: SaveKind<HuangConflictSave> = openKind('huang-conflict', 5, checkConflict);
