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

/** One of the states at war: its red tiles and its leaders. */
export interface SideEntry {
  readonly tiles: number;
  readonly leaders: readonly LeaderName[];
}

/** What a player gives: tiles, and whether the leader in reserve supports. */
export interface Gift {
  readonly tiles: number;
  readonly leader: boolean;
}

/** The same in a war, with the state that is helped, counted from 0; null for none. */
export interface WarGift extends Gift {
  readonly to: number | null;
}

/** Whether a state that shares no leader colour fights. */
type Bystanders = (typeof HUANG_RULINGS)['bystander-states'][number];

/** A war or a revolt by its numbers. What is entered for one is kept while the other is shown. */
export interface HuangConflict {
  /** Null while it follows the settings; set when it came with a case, like the next. */
  readonly edition: Edition | null;
  readonly bystanders: Bystanders | null;
  readonly kind: 'war' | 'revolt';
  /** Who sits at the table. */
  readonly players: readonly Dynasty[];
  /** Who placed the tile, or attacks; null while nobody has said. */
  readonly acting: Dynasty | null;
  readonly war: {
    readonly sides: readonly SideEntry[];
    readonly gifts: Readonly<Record<Dynasty, WarGift>>;
    /** Whether the players have said that nobody commits anything. */
    readonly hasNobodyCommitted: boolean;
    /** The state that wins a tie, counted from 0. */
    readonly tieWinner: number | null;
  };
  readonly revolt: {
    /** Null while nobody has said, like who defends. */
    readonly colour: Colour | null;
    readonly defender: Dynasty | null;
    /** Yellow tiles beside each of the two leaders. */
    readonly beside: { readonly attacker: number; readonly defender: number };
    readonly gifts: { readonly attacker: Gift; readonly defender: Gift };
    /** The same of the revolt. */
    readonly hasNobodyCommitted: boolean;
  };
  /** What was told of tiles out of sight, as src/saves/outlook.ts reads it: null for nothing. */
  readonly outlook: unknown;
}

/**
 * The conflict on the page and what it was before each change and after what was undone, latest last. Stored under `huang-conflict` as
 * `{ "version": 5, "now": { "edition": null, "bystanders": null, "kind": "war", "players": ["tiger", "rat"], "acting": "rat", "war": { "sides":
 * [{ "tiles": 2, "leaders": ["tiger:red"] }, …], "gifts": { "tiger": { "tiles": 2, "leader": false, "to": 0 }, … },
 * "hasNobodyCommitted": false, "tieWinner": null }, "revolt": { … }, "outlook": null }, "past": [], "future": [] }`.
 * Until version 2 none had an edition or a reading of its own, until version 3 nothing was told of tiles out of sight,
 * until version 4 nobody could say that nobody commits.
 */
export type HuangConflictSave = OpenSave<HuangConflict, 5>;

/*
 * What the tools of numbers and of the board say to each other of a conflict beyond its case, which cannot tell whether
 * nobody commits anything or nobody has yet.
 */
export const COMMITMENTS_OPEN = 'commitments-open';
export const NOBODY_COMMITS = 'nobody-commits';

/** A leader touches six spaces at most. */
export const MOST_BESIDE = 6;
/** A hex has at most three neighbours that do not touch each other, so one tile unites three states at most. */
export const MOST_SIDES = 3;

/** The states of a war: no leader twice, no colour twice in one of them, no more red tiles than the box holds. */
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
  outlook: optional<unknown>((told) => told, null),
});

/** A conflict whose players are different ones, those who act and defend among them. */
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
