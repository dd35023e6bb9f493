// A hand is counted at three moments:
//   before the action: the hands of the position, `getOwnHand`;
//   after it, when the placed tiles have left it: `ChanceInputs.hand`, `getHandSizeLimit`, `estimateHandSize`;
//   now, when the committed tiles have left it, too: `countBehindScreen`, `countKnownTiles`.

import { createRecord } from '../../../core/record.ts';
import { MAX_HAND_SIZE, TILES_IN_BOX, USUAL_HAND_SIZE } from '../rules/setup/box.ts';
import {
  countHandTiles,
  countHiddenTiles,
  getMaxHandSize,
  NO_TILES,
  type TileHand,
} from '../rules/setup/position.ts';
import { COLOURS, type Colour, type Dynasty } from '../rules/vocabulary.ts';
import { type ChanceInputs, countCommitted, getCommitmentColour, type TileSplit } from './chance-inputs.ts';
import type { OpenConflict } from './open-conflict.ts';

/** Returns the tiles that the action placed from a hand that the position does not contain. */
function getPlacedTiles({ action }: OpenConflict): TileHand {
  if (action.type !== 'place-tile') return NO_TILES;
  return { ...NO_TILES, [action.colour]: action.at.length };
}

/** Counts the tiles of a colour that are neither on the board nor in a known hand, after the action. */
function countTilesLeft(conflict: OpenConflict, colour: Colour): number {
  const { position } = conflict;
  const isKnown = position.hands?.[position.turn] !== undefined;
  return countHiddenTiles(position, colour) - (isKnown ? 0 : getPlacedTiles(conflict)[colour]);
}

/** Counts the tiles that the action took from a player's hand. */
function countPlaced(conflict: OpenConflict, player: Dynasty): number {
  return player === conflict.position.turn ? countHandTiles(getPlacedTiles(conflict)) : 0;
}

/** Returns the most tiles that can be in an unknown hand after the action. */
export function getHandSizeLimit(conflict: OpenConflict, player: Dynasty): number {
  return Math.max(getMaxHandSize(conflict.position) - countPlaced(conflict, player), 0);
}

/** Returns the number of tiles in an unknown hand: as entered, else six minus those placed. */
export function estimateHandSize(
  conflict: OpenConflict,
  player: Dynasty,
  { held }: Pick<ChanceInputs, 'held'>,
): number {
  const usual = Math.max(USUAL_HAND_SIZE - countPlaced(conflict, player), 0);
  return Math.min(held[player] ?? usual, getHandSizeLimit(conflict, player));
}

/**
 * Returns the hand that is assumed until one is entered: of the usual size, and with as many matching tiles
 * as an average one of the tiles that are left.
 */
export function estimateHand(conflict: OpenConflict): TileSplit {
  const left = COLOURS.reduce((sum, colour) => sum + countTilesLeft(conflict, colour), 0);
  const matchingLeft = countTilesLeft(conflict, getCommitmentColour(conflict));
  const matching = left === 0 ? 0 : Math.round((USUAL_HAND_SIZE * matchingLeft) / left);
  return { matching, others: USUAL_HAND_SIZE - matching };
}

/** Whether a player has committed more than a hand can have held before the action. */
export function hasCommittedTooMany(conflict: OpenConflict, player: Dynasty): boolean {
  const isKnown = conflict.position.hands?.[player] !== undefined;
  return !isKnown && countCommitted(conflict, player) + countPlaced(conflict, player) > MAX_HAND_SIZE;
}

/** Returns the own hand before commitments, limited to the size of a hand. */
function getOwnSplit(conflict: OpenConflict, by: Dynasty, { hand }: Pick<ChanceInputs, 'hand'>): TileSplit {
  const committed = countCommitted(conflict, by);
  const most = Math.max(getHandSizeLimit(conflict, by), committed);
  const matching = Math.min(Math.max(hand.matching, committed), most);
  return { matching, others: Math.min(hand.others, most - matching) };
}

/** Returns the tiles that are behind the own screen now, without committed ones. */
export function countBehindScreen(
  conflict: OpenConflict,
  by: Dynasty,
  inputs: Pick<ChanceInputs, 'hand'>,
): TileSplit {
  const { matching, others } = getOwnSplit(conflict, by, inputs);
  return { matching: matching - countCommitted(conflict, by), others };
}

/**
 * Returns the own hand before the action: the known one, or one filled up with other colours that are left.
 */
export function getOwnHand(
  conflict: OpenConflict,
  by: Dynasty,
  inputs: Pick<ChanceInputs, 'hand'>,
): TileHand {
  const known = conflict.position.hands?.[by];
  if (known) return known;
  const filled = fillOwnHand(conflict, by, inputs);
  const placed = by === conflict.position.turn ? getPlacedTiles(conflict) : NO_TILES;
  return createRecord(COLOURS, (colour) => filled[colour] + placed[colour]);
}

/** Fills the own hand up with other colours that are left. */
function fillOwnHand(conflict: OpenConflict, by: Dynasty, inputs: Pick<ChanceInputs, 'hand'>): TileHand {
  const split = getOwnSplit(conflict, by, inputs);
  return fillHand(conflict, split, (colour) => countTilesLeft(conflict, colour));
}

const IN_BOX = countHandTiles(TILES_IN_BOX);

/**
 * Converts the number of hidden tiles into the numbers of tiles behind the own screen and of visible tiles.
 * Committed tiles are visible.
 */
export function countKnownTiles(
  conflict: OpenConflict,
  by: Dynasty,
  inputs: Pick<ChanceInputs, 'hand'>,
  hiddenCount: number,
): { readonly own: number; readonly seen: number } {
  const hand = countHandTiles(getOwnHand(conflict, by, inputs));
  const own = Math.max(hand - countPlaced(conflict, by) - countCommitted(conflict, by), 0);
  return { own, seen: IN_BOX - hiddenCount - own };
}

/** Returns the tiles that were seen elsewhere, by colour, limited to those that can be there. */
export function getSeenTiles(conflict: OpenConflict, by: Dynasty, inputs: ChanceInputs): TileHand {
  const room = createRoomCounter(conflict, by, inputs);
  return fillHand(conflict, inputs.seen, room);
}

/**
 * Returns a function that counts how many tiles of a colour can be visible elsewhere: those neither in the
 * own hand nor committed.
 */
function createRoomCounter(
  conflict: OpenConflict,
  by: Dynasty,
  inputs: ChanceInputs,
): (colour: Colour) => number {
  const own = conflict.position.hands?.[by] ? NO_TILES : fillOwnHand(conflict, by, inputs);
  const spent = { ...NO_TILES, [getCommitmentColour(conflict)]: countCommittedByOthers(conflict, by) };
  return (colour) => Math.max(countTilesLeft(conflict, colour) - own[colour] - spent[colour], 0);
}

/** Counts the tiles that others have committed from unknown hands. */
function countCommittedByOthers({ position, commitments }: OpenConflict, by: Dynasty): number {
  const fromUnknown = commitments.filter((one) => one.by !== by && !position.hands?.[one.by]);
  return fromUnknown.reduce((sum, { tiles }) => sum + tiles, 0);
}

/**
 * Makes a hand with this many matching tiles, and others distributed over the colours that still have room.
 */
function fillHand(
  conflict: OpenConflict,
  { matching, others }: TileSplit,
  room: (colour: Colour) => number,
): TileHand {
  let left = others;
  const counts = listOtherColours(conflict).map((colour) => {
    const count = Math.min(left, Math.max(room(colour), 0));
    left -= count;
    return [colour, count] as const;
  });
  return { ...NO_TILES, [getCommitmentColour(conflict)]: matching, ...Object.fromEntries(counts) };
}

const listOtherColours = (conflict: OpenConflict) =>
  COLOURS.filter((colour) => colour !== getCommitmentColour(conflict));

/** Returns the upper limits for the tiles behind the own screen and for visible tiles. */
export function getInputLimits(
  conflict: OpenConflict,
  by: Dynasty,
  inputs: ChanceInputs,
): { readonly behind: TileSplit; readonly seen: TileSplit } {
  const room = createRoomCounter(conflict, by, inputs);
  const matching = getCommitmentColour(conflict);
  const sum = (count: (colour: Colour) => number) =>
    listOtherColours(conflict).reduce((all, colour) => all + Math.max(count(colour), 0), 0);
  const committed = countCommitted(conflict, by);
  const capacity = Math.max(getHandSizeLimit(conflict, by) - committed, 0);
  const matchingLeft = countTilesLeft(conflict, matching) - committed - countCommittedByOthers(conflict, by);
  return {
    behind: {
      matching: Math.max(Math.min(capacity, matchingLeft), 0),
      others: Math.min(
        capacity - Math.min(countBehindScreen(conflict, by, inputs).matching, capacity),
        sum((colour) => countTilesLeft(conflict, colour)),
      ),
    },
    seen: { matching: room(matching), others: sum(room) },
  };
}

/**
 * Changes the number of matching tiles behind the own screen. The number of others is adjusted to the usual
 * size of a hand.
 */
export function withMatchingTiles(
  conflict: OpenConflict,
  by: Dynasty,
  inputs: ChanceInputs,
  matching: number,
): TileSplit {
  const before = getOwnSplit(conflict, by, inputs);
  const wanted = matching + countCommitted(conflict, by);
  const most = getHandSizeLimit(conflict, by);
  const usual = (count: number) => Math.max(estimateHandSize(conflict, by, { held: {} }) - count, 0);
  const isUsual = before.others === usual(before.matching);
  const others = isUsual ? usual(wanted) : Math.min(before.others, Math.max(most - wanted, 0));
  return { matching: wanted, others };
}

/** Changes the number of other tiles behind the own screen. */
export function withOtherTiles(
  conflict: OpenConflict,
  by: Dynasty,
  inputs: ChanceInputs,
  others: number,
): TileSplit {
  return { ...getOwnSplit(conflict, by, inputs), others };
}
