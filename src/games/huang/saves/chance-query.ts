import { checkEnum, checkInteger, checkObject, nullable, required } from '../../../core/check.ts';
import { checkLimitedText } from '../../../saves/check-text.ts';
import { tryCheck } from '../../../saves/save.ts';
import type { ChanceInputs, TileSplit } from '../referee/chance-inputs.ts';
import { checkByDynasty } from '../referee/check-by-dynasty.ts';
import type { Action } from '../rules/actions/action.ts';
import { MAX_HAND_SIZE } from '../rules/setup/box.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/**
 * The inputs of a player who asks for the chances of a side in a conflict, in addition to the board. Sides
 * are numbered from 0. Stored within other saves as `{ "of": "war", "colour": "red", "by": "tiger", "side":
 * null, "hand": { "matching": 2, "others": 4 }, "seen": { "matching": 1, "others": 5 }, "held": { "rat": 5 },
 * "allies": { "goat": 1 } }` in the field `outlook`, which is null if nothing was entered.
 */
export interface ChanceQuery extends ChanceInputs {
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
const checkTileSplit = required(
  checkObject<TileSplit>({
    matching: required(checkInteger(0, MOST_SEEN)),
    others: required(checkInteger(0, MOST_SEEN)),
  }),
);
const checkSide = nullable(checkInteger(0, 9));

const checkChanceQuery = checkObject<ChanceQuery>({
  of: required(checkLimitedText(LONGEST_ACTION)),
  colour: required(checkEnum(COLOURS)),
  by: required(nullable(checkEnum(DYNASTIES))),
  side: required(checkSide),
  hand: checkTileSplit,
  seen: checkTileSplit,
  held: required(checkByDynasty(checkInteger(0, MAX_HAND_SIZE))),
  allies: required(checkByDynasty(checkSide)),
});

const NO_TILES: TileSplit = { matching: 0, others: 0 };

/** Identifies a conflict on the board: the action that starts it, with its fields sorted. */
export function makeConflictKey(action: Action): string {
  return JSON.stringify(Object.entries(action).toSorted());
}

/**
 * What stored inputs must fit to be used again: the conflict, its colour and the player who asks; with the
 * hand that is assumed until one is entered.
 */
export interface ChanceQueryContext {
  /** The key of the conflict, from `makeConflictKey` or the kind of an entered one. */
  readonly of: string;
  readonly colour: Colour;
  readonly by: Dynasty;
  readonly hand: TileSplit;
}

/** Returns the player who asked about the conflict `of`; null if unknown. */
export function findViewer(stored: unknown, of: string): Dynasty | null {
  const query = tryCheck(checkChanceQuery, stored);
  return query?.of === of ? query.by : null;
}

/**
 * Returns the stored inputs as far as they are valid for the current question; defaults if they cannot be
 * read.
 */
export function restoreChanceQuery(
  stored: unknown,
  { of, colour, by, hand }: ChanceQueryContext,
): ChanceQuery {
  const previous = tryCheck(checkChanceQuery, stored);
  const seen = previous?.colour === colour ? previous.seen : NO_TILES;
  if (previous?.of === of && previous.by === by) return { ...previous, seen };
  return { of, colour, by, side: null, hand, seen, held: {}, allies: {} };
}
