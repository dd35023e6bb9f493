import type { Action } from '../engine/huang/action.ts';
import { FULLEST_HAND, USUAL_HAND } from '../engine/huang/box.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../engine/huang/vocabulary.ts';
import { checkObject, checkWhole, checkWord, orNull, required } from '../referee/check.ts';
import { checkByDynasty } from '../referee/huang/by-dynasty.ts';
import type { Pair, Told } from '../referee/huang/told.ts';
import { soundOr } from './save.ts';
import { checkTextUpTo } from './text.ts';

/**
 * The inputs of a player who asks for the chances of a side in a conflict, in addition to the board. Sides
 * are numbered from 0. Stored within other saves as `{ "of": "war", "colour": "red", "by": "tiger", "side":
 * null, "hand": { "matching": 2, "others": 4 }, "seen": { "matching": 1, "others": 5 }, "held": { "rat": 5 },
 * "allies": { "goat": 1 } }`; null if there was no such question.
 */
export interface Outlook extends Told {
  /** Identifies the conflict; for another conflict only `seen` remains valid. */
  readonly of: string;
  readonly colour: Colour;
  /** The player who asks; null if not entered yet. */
  readonly by: Dynasty | null;
  /** The side that should win; null for the side with a leader of the player. */
  readonly side: number | null;
}

const MOST_SEEN = 999;
const LONGEST_ACTION = 2000;
const checkPair = required(
  checkObject<Pair>({
    matching: required(checkWhole(0, MOST_SEEN)),
    others: required(checkWhole(0, MOST_SEEN)),
  }),
);
const side = orNull(checkWhole(0, 9));

const checkOutlook = checkObject<Outlook>({
  of: required(checkTextUpTo(LONGEST_ACTION)),
  colour: required(checkWord(COLOURS)),
  by: required(orNull(checkWord(DYNASTIES))),
  side: required(side),
  hand: checkPair,
  seen: checkPair,
  held: required(checkByDynasty(checkWhole(0, FULLEST_HAND))),
  allies: required(checkByDynasty(side)),
});

const NO_TILES: Pair = { matching: 0, others: 0 };

/** Identifies a conflict on the board: the action that starts it, with its fields sorted. */
export function conflictIn(action: Action): string {
  return JSON.stringify(Object.entries(action).toSorted());
}

/** The conflict of a question, and the player who asks if known. */
export interface Asked {
  readonly of: string;
  readonly colour: Colour;
  readonly by: Dynasty | null;
}

/** Returns the player who asked about a stored conflict; null if there is none. */
export function askerIn(stored: unknown, of: string): Dynasty | null {
  const known = soundOr(checkOutlook, stored);
  return known?.of === of ? known.by : null;
}

/**
 * Returns the stored inputs as far as they are valid for the current question; defaults if they cannot be
 * read.
 */
export function outlookFor(stored: unknown, { of, colour, by }: Asked): Outlook {
  const known = soundOr(checkOutlook, stored);
  const seen = known?.colour === colour ? known.seen : NO_TILES;
  if (known?.of === of && (by === null || known.by === by)) return { ...known, seen };
  const hand = { matching: 0, others: USUAL_HAND };
  return { of, colour, by, side: null, hand, seen, held: {}, allies: {} };
}
