import { createRecord, entriesOf } from '../../../core/record.ts';
import { type Commitment, NO_DECISIONS } from '../rules/actions/action.ts';
import { dropEmptyCommitments } from '../rules/conflict/commitment.ts';
import { MAX_HAND_SIZE, TILES_IN_BOX, USUAL_HAND_SIZE } from '../rules/setup/box.ts';
import { countHandTiles, countHiddenTiles, getMaxHandSize, type TileHand } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { COLOURS, type Colour, type Dynasty } from '../rules/vocabulary.ts';
import { type Committer, getConflictSide, listCommitmentOrder, type OpenConflict } from './open-conflict.ts';
import { toShortCase } from './short-case.ts';

/** A number of tiles, split into those of the colour that may be committed and all others. */
export interface TileSplit {
  readonly matching: number;
  readonly others: number;
}

/** What a person enters to find out how likely a side wins, besides the board. Sides are numbered from 0. */
export interface ChanceInputs {
  /**
   * The own hand before commitments; only used if the position does not contain it. If more tiles have been
   * committed than were entered, the hand is assumed to have had these as well.
   */
  readonly hand: TileSplit;
  /** Visible tiles outside the position: in the market and in the discard pile. */
  readonly seen: TileSplit;
  /** The numbers of tiles behind other screens, if entered. */
  readonly held: Readonly<Partial<Record<Dynasty, number>>>;
  /**
   * The side that another player supports, if it differs from the side of that player's leader; null for
   * none.
   */
  readonly allies: Readonly<Partial<Record<Dynasty, number | null>>>;
}

/** The player who asks, and the side to win. */
export interface ChanceViewer {
  readonly by: Dynasty;
  readonly side: number;
}

/** Returns the colour that may be committed. */
export const getCommitmentColour = ({ kind }: Pick<OpenConflict, 'kind'>): Colour =>
  kind === 'war' ? 'red' : 'yellow';

/** Returns the side of a player's leader; undefined if the player has none or leaders on several sides. */
export function findOwnSide({ sides }: OpenConflict, player: Dynasty): number | undefined {
  const own = sides.flatMap(({ players }, side) => (players.includes(player) ? [side] : []));
  return own.length === 1 ? own[0] : undefined;
}

/** Lists the other players who have not committed anything yet. */
export function listUncommittedOthers(
  { committers, commitments }: OpenConflict,
  viewer: Dynasty,
): readonly Committer[] {
  return committers.filter(
    ({ by }) => by !== viewer && !dropEmptyCommitments(commitments).some((one) => one.by === by),
  );
}

/**
 * Returns the side that a player supports: the one entered, else the side of the player's leader; null for
 * none.
 */
export function findSupportedSide(
  conflict: OpenConflict,
  player: Dynasty,
  { allies }: ChanceInputs,
): number | null {
  const entered = allies[player];
  const own = findOwnSide(conflict, player) ?? null;
  return entered === undefined || conflict.kind === 'revolt' ? own : entered;
}

/**
 * Makes the case that asks how likely a side wins.
 * @param commonFields the fields that every case of the table has
 */
export function createChancesCase(
  conflict: OpenConflict,
  setup: Setup,
  { by, side }: ChanceViewer,
  inputs: ChanceInputs,
  commonFields: object,
): object {
  const { action, kind } = conflict;
  const hands = { ...setup.hands, [by]: getOwnHand(conflict, by, inputs) };
  const decisions = { ...NO_DECISIONS, commitments: listAllCommitments(conflict) };
  const shortCase = toShortCase(
    { setup: { ...setup, hands }, openAction: { action, decisions } },
    commonFields,
  );
  const others = listUncommittedOthers(conflict, by).map((one) => one.by);
  const getStateSpace = (at: number | null) => (at === null ? null : getConflictSide(conflict, at).state);
  const allies = others.map((one) => [one, getStateSpace(findSupportedSide(conflict, one, inputs))] as const);
  const held = others
    .filter((one) => !conflict.position.hands?.[one])
    .map((one) => [one, estimateHandSize(conflict, one, inputs)] as const)
    .filter(([, count]) => count !== USUAL_HAND_SIZE); // the default of the case
  const seen = entriesOf(getSeenTiles(conflict, by, inputs)).filter(([, count]) => count > 0);
  return {
    ...shortCase,
    ask: 'chances',
    viewer: by,
    ...(kind === 'war' && { side: getStateSpace(side), allies: Object.fromEntries(allies) }),
    ...(held.length > 0 && { held: Object.fromEntries(held) }),
    ...(seen.length > 0 && { seen: Object.fromEntries(seen) }),
  };
}

/**
 * Lists the commitments, including empty ones of players who decline. The viewer's commitment is ignored by
 * this kind of question.
 */
function listAllCommitments(conflict: OpenConflict): readonly Commitment[] {
  const nonEmpty = dropEmptyCommitments(conflict.commitments);
  const isOpen = (player: Dynasty) => conflict.committers.some(({ by }) => by === player);
  const decliners = listCommitmentOrder(conflict).filter(
    (by) => !isOpen(by) && !nonEmpty.some((one) => one.by === by),
  );
  return [...nonEmpty, ...decliners.map((by) => ({ by, to: null, tiles: 0, leader: false }))];
}

const NO_TILES: TileHand = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 };

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

/** Counts the tiles that a player has committed. */
export function countCommitted({ commitments }: OpenConflict, player: Dynasty): number {
  return dropEmptyCommitments(commitments).find(({ by }) => by === player)?.tiles ?? 0;
}

/** Returns the side to which a player has committed something; undefined if nothing. */
export function findCommittedSide(conflict: OpenConflict, player: Dynasty): number | undefined {
  const one = dropEmptyCommitments(conflict.commitments).find(({ by }) => by === player);
  if (!one) return undefined;
  if (conflict.kind === 'revolt') return findOwnSide(conflict, player);
  const side = conflict.sides.findIndex(({ state }) => state === one.to);
  return side < 0 ? undefined : side;
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
function getOwnHand(conflict: OpenConflict, by: Dynasty, inputs: Pick<ChanceInputs, 'hand'>): TileHand {
  const known = conflict.position.hands?.[by];
  if (known) return known;
  const filled = distributeTiles(conflict, getOwnSplit(conflict, by, inputs), (colour) =>
    countTilesLeft(conflict, colour),
  );
  const placed = by === conflict.position.turn ? getPlacedTiles(conflict) : NO_TILES;
  return createRecord(COLOURS, (colour) => filled[colour] + placed[colour]);
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

function getSeenTiles(conflict: OpenConflict, by: Dynasty, inputs: ChanceInputs): TileHand {
  const room = createRoomCounter(conflict, by, inputs);
  return distributeTiles(conflict, inputs.seen, room);
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
  const own = conflict.position.hands?.[by]
    ? NO_TILES
    : distributeTiles(conflict, getOwnSplit(conflict, by, inputs), (colour) =>
        countTilesLeft(conflict, colour),
      );
  const spent = { ...NO_TILES, [getCommitmentColour(conflict)]: countCommittedByOthers(conflict, by) };
  return (colour) => Math.max(countTilesLeft(conflict, colour) - own[colour] - spent[colour], 0);
}

/** Counts the tiles that others have committed from unknown hands. */
function countCommittedByOthers({ position, commitments }: OpenConflict, by: Dynasty): number {
  const fromUnknown = dropEmptyCommitments(commitments).filter(
    (one) => one.by !== by && !position.hands?.[one.by],
  );
  return fromUnknown.reduce((sum, { tiles }) => sum + tiles, 0);
}

/**
 * Makes a hand with this many matching tiles, and others distributed over the colours that still have room.
 */
function distributeTiles(
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
