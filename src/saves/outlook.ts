import type { Action } from '../engine/huang/action.ts';
import { FULLEST_HAND, USUAL_HAND } from '../engine/huang/box.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../engine/huang/vocabulary.ts';
import { checkObject, checkWhole, checkWord, orNull, required } from '../referee/check.ts';
import { checkByDynasty } from '../referee/huang/by-dynasty.ts';
import type { Pair, Told } from '../referee/huang/told.ts';
import { soundOr } from './save.ts';
import { checkTextUpTo } from './text.ts';

/**
 * What somebody says who asks how likely a side wins a conflict, beyond what lies on the board. Sides are counted from 0.
 * A save has it as `{ "of": "war", "colour": "red", "by": "tiger", "side": null, "hand": { "matching": 2, "others": 4 },
 * "seen": { "matching": 1, "others": 5 }, "held": { "rat": 5 }, "allies": { "goat": 1 } }`, or null where nobody asked.
 */
export interface Outlook extends Told {
  /** Which conflict it is about; of another one, only what was seen still holds. */
  readonly of: string;
  readonly colour: Colour;
  /** Who asks; null while nobody has said. */
  readonly by: Dynasty | null;
  /** The side that is to win; null for the one on which an own leader fights. */
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

/** Which conflict it is on a board: the action that starts it, in whatever order its facts stand. */
export function conflictIn(action: Action): string {
  return JSON.stringify(Object.entries(action).toSorted());
}

/** Which conflict somebody asks about, and who asks where that is known. */
export interface Asked {
  readonly of: string;
  readonly colour: Colour;
  readonly by: Dynasty | null;
}

/** Who asked about a conflict that is stored, if anybody did. */
export function askerIn(stored: unknown, of: string): Dynasty | null {
  const known = soundOr(checkOutlook, stored);
  return known?.of === of ? known.by : null;
}

/** What is stored, as far as it holds for what is asked now; of what cannot be read nothing. */
export function outlookFor(stored: unknown, { of, colour, by }: Asked): Outlook {
  const known = soundOr(checkOutlook, stored);
  const seen = known?.colour === colour ? known.seen : NO_TILES;
  if (known?.of === of && (by === null || known.by === by)) return { ...known, seen };
  const hand = { matching: 0, others: USUAL_HAND };
  return { of, colour, by, side: null, hand, seen, held: {}, allies: {} };
}
