import { type Commitment, NO_DECISIONS } from '../../engine/huang/action.ts';
import { MAX_HAND_SIZE, TILES_IN_BOX, USUAL_HAND_SIZE } from '../../engine/huang/box.ts';
import { dropEmptyCommitments } from '../../engine/huang/commitment.ts';
import { getMaxHandSize } from '../../engine/huang/hand-limit.ts';
import { countHandTiles, countHiddenTiles, type TileHand } from '../../engine/huang/position.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS, type Colour, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { createRecord, entriesOf } from '../../engine/record.ts';
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
export interface Viewer {
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
 * Returns the side that a player supports: the one entered, else the side of the own leader; null for none.
 */
export function findSupportedSide(
  contest: OpenConflict,
  player: Dynasty,
  { allies }: ChanceInputs,
): number | null {
  const told = allies[player];
  const own = findOwnSide(contest, player) ?? null;
  return told === undefined || contest.kind === 'revolt' ? own : told;
}

/**
 * Makes the case that asks how likely a side wins.
 * @param house the fields that every case of the table has
 */
export function createChancesCase(
  contest: OpenConflict,
  setup: Setup,
  { by, side }: Viewer,
  told: ChanceInputs,
  house: object,
): object {
  const { action, kind } = contest;
  const hands = { ...setup.hands, [by]: handOf(contest, by, told) };
  const decisions = { ...NO_DECISIONS, commitments: committedIn(contest) };
  const written = toShortCase({ setup: { ...setup, hands }, dispute: { action, decisions } }, house);
  const others = listUncommittedOthers(contest, by).map((one) => one.by);
  const spaceOf = (at: number | null) => (at === null ? null : getConflictSide(contest, at).state);
  const allies = others.map((one) => [one, spaceOf(findSupportedSide(contest, one, told))] as const);
  const held = others
    .filter((one) => !contest.position.hands?.[one])
    .map((one) => [one, estimateHandSize(contest, one, told)] as const)
    .filter(([, count]) => count !== USUAL_HAND_SIZE); // the default of the case
  const seen = entriesOf(seenOf(contest, by, told)).filter(([, count]) => count > 0);
  return {
    ...written,
    ask: 'chances',
    viewer: by,
    ...(kind === 'war' && { side: spaceOf(side), allies: Object.fromEntries(allies) }),
    ...(held.length > 0 && { held: Object.fromEntries(held) }),
    ...(seen.length > 0 && { seen: Object.fromEntries(seen) }),
  };
}

/**
 * Lists the commitments, including empty ones. The viewer's commitment is ignored by this kind of question.
 */
function committedIn(contest: OpenConflict): readonly Commitment[] {
  const given = dropEmptyCommitments(contest.commitments);
  const isOpen = (player: Dynasty) => contest.committers.some(({ by }) => by === player);
  const silent = listCommitmentOrder(contest).filter(
    (by) => !isOpen(by) && !given.some((one) => one.by === by),
  );
  return [...given, ...silent.map((by) => ({ by, to: null, tiles: 0, leader: false }))];
}

const NO_TILES: TileHand = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 };

/** Returns the tiles that the action placed from a hand that the position does not contain. */
function laidBy({ action }: OpenConflict): TileHand {
  if (action.type !== 'place-tile') return NO_TILES;
  return { ...NO_TILES, [action.colour]: action.at.length };
}

/** Counts the tiles of a colour that are neither on the board nor in a known hand, after the action. */
function leftIn(contest: OpenConflict, colour: Colour): number {
  const { position } = contest;
  const isKnown = position.hands?.[position.turn] !== undefined;
  return countHiddenTiles(position, colour) - (isKnown ? 0 : laidBy(contest)[colour]);
}

/** Counts the tiles that the action took from a player's hand. */
function countPlaced(contest: OpenConflict, player: Dynasty): number {
  return player === contest.position.turn ? countHandTiles(laidBy(contest)) : 0;
}

/** Returns the most tiles that can be in an unknown hand after the action. */
export function getHandSizeLimit(contest: OpenConflict, player: Dynasty): number {
  return Math.max(getMaxHandSize(contest.position) - countPlaced(contest, player), 0);
}

/** Returns the number of tiles in an unknown hand: as entered, else six minus those placed. */
export function estimateHandSize(
  contest: OpenConflict,
  player: Dynasty,
  { held }: Pick<ChanceInputs, 'held'>,
): number {
  const usual = Math.max(USUAL_HAND_SIZE - countPlaced(contest, player), 0);
  return Math.min(held[player] ?? usual, getHandSizeLimit(contest, player));
}

/** Counts the tiles that a player has committed. */
export function countCommitted({ commitments }: OpenConflict, player: Dynasty): number {
  return dropEmptyCommitments(commitments).find(({ by }) => by === player)?.tiles ?? 0;
}

/** Returns the side to which a player has committed something; undefined if nothing. */
export function findCommittedSide(contest: OpenConflict, player: Dynasty): number | undefined {
  const one = dropEmptyCommitments(contest.commitments).find(({ by }) => by === player);
  if (!one) return undefined;
  if (contest.kind === 'revolt') return findOwnSide(contest, player);
  const side = contest.sides.findIndex(({ state }) => state === one.to);
  return side < 0 ? undefined : side;
}

/** Whether a player has committed more than a hand can have held before the action. */
export function hasCommittedTooMany(contest: OpenConflict, player: Dynasty): boolean {
  const isKnown = contest.position.hands?.[player] !== undefined;
  return !isKnown && countCommitted(contest, player) + countPlaced(contest, player) > MAX_HAND_SIZE;
}

/** Returns the own hand before commitments, limited to the size of a hand. */
function ownPair(contest: OpenConflict, by: Dynasty, { hand }: Pick<ChanceInputs, 'hand'>): TileSplit {
  const committed = countCommitted(contest, by);
  const most = Math.max(getHandSizeLimit(contest, by), committed);
  const matching = Math.min(Math.max(hand.matching, committed), most);
  return { matching, others: Math.min(hand.others, most - matching) };
}

/** Returns the tiles that are behind the own screen now, without committed ones. */
export function countBehindScreen(
  contest: OpenConflict,
  by: Dynasty,
  told: Pick<ChanceInputs, 'hand'>,
): TileSplit {
  const { matching, others } = ownPair(contest, by, told);
  return { matching: matching - countCommitted(contest, by), others };
}

/**
 * Returns the own hand before the action: the known one, or one filled up with other colours that are left.
 */
function handOf(contest: OpenConflict, by: Dynasty, told: Pick<ChanceInputs, 'hand'>): TileHand {
  const known = contest.position.hands?.[by];
  if (known) return known;
  const spread = spreadOut(contest, ownPair(contest, by, told), (colour) => leftIn(contest, colour));
  const laid = by === contest.position.turn ? laidBy(contest) : NO_TILES;
  return createRecord(COLOURS, (colour) => spread[colour] + laid[colour]);
}

const IN_BOX = countHandTiles(TILES_IN_BOX);

/**
 * Converts a number of unseen tiles into tiles behind the own screen and visible tiles. Committed tiles are
 * visible.
 */
export function countKnownTiles(
  contest: OpenConflict,
  by: Dynasty,
  told: Pick<ChanceInputs, 'hand'>,
  unseen: number,
): { readonly own: number; readonly seen: number } {
  const hand = countHandTiles(handOf(contest, by, told));
  const own = Math.max(hand - countPlaced(contest, by) - countCommitted(contest, by), 0);
  return { own, seen: IN_BOX - unseen - own };
}

function seenOf(contest: OpenConflict, by: Dynasty, told: ChanceInputs): TileHand {
  const room = roomIn(contest, by, told);
  return spreadOut(contest, told.seen, room);
}

/**
 * Returns how many tiles of a colour can be visible elsewhere, that is neither in the own hand nor committed.
 */
function roomIn(contest: OpenConflict, by: Dynasty, told: ChanceInputs): (colour: Colour) => number {
  const own = contest.position.hands?.[by]
    ? NO_TILES
    : spreadOut(contest, ownPair(contest, by, told), (colour) => leftIn(contest, colour));
  const spent = { ...NO_TILES, [getCommitmentColour(contest)]: committedByOthers(contest, by) };
  return (colour) => Math.max(leftIn(contest, colour) - own[colour] - spent[colour], 0);
}

/** Counts the tiles that others have committed from unknown hands. */
function committedByOthers({ position, commitments }: OpenConflict, by: Dynasty): number {
  const fromUnknown = dropEmptyCommitments(commitments).filter(
    (one) => one.by !== by && !position.hands?.[one.by],
  );
  return fromUnknown.reduce((sum, { tiles }) => sum + tiles, 0);
}

/** Makes a hand with this many matching tiles, and others spread over the colours that still have room. */
function spreadOut(
  contest: OpenConflict,
  { matching, others }: TileSplit,
  room: (colour: Colour) => number,
): TileHand {
  let left = others;
  const counts = otherColours(contest).map((colour) => {
    const count = Math.min(left, Math.max(room(colour), 0));
    left -= count;
    return [colour, count] as const;
  });
  return { ...NO_TILES, [getCommitmentColour(contest)]: matching, ...Object.fromEntries(counts) };
}

const otherColours = (contest: OpenConflict) =>
  COLOURS.filter((colour) => colour !== getCommitmentColour(contest));

/** Returns the upper limits for the tiles behind the own screen and for visible tiles. */
export function getInputLimits(
  contest: OpenConflict,
  by: Dynasty,
  told: ChanceInputs,
): { readonly behind: TileSplit; readonly seen: TileSplit } {
  const room = roomIn(contest, by, told);
  const matching = getCommitmentColour(contest);
  const sum = (of: (colour: Colour) => number) =>
    otherColours(contest).reduce((all, colour) => all + Math.max(of(colour), 0), 0);
  const committed = countCommitted(contest, by);
  const places = Math.max(getHandSizeLimit(contest, by) - committed, 0);
  const left = leftIn(contest, matching) - committed - committedByOthers(contest, by);
  return {
    behind: {
      matching: Math.max(Math.min(places, left), 0),
      others: Math.min(
        places - Math.min(countBehindScreen(contest, by, told).matching, places),
        sum((colour) => leftIn(contest, colour)),
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
  contest: OpenConflict,
  by: Dynasty,
  told: ChanceInputs,
  matching: number,
): TileSplit {
  const before = ownPair(contest, by, told);
  const wanted = matching + countCommitted(contest, by);
  const most = getHandSizeLimit(contest, by);
  const usual = (count: number) => Math.max(estimateHandSize(contest, by, { held: {} }) - count, 0);
  const isUsual = before.others === usual(before.matching);
  const others = isUsual ? usual(wanted) : Math.min(before.others, Math.max(most - wanted, 0));
  return { matching: wanted, others };
}

/** Changes the number of other tiles behind the own screen. */
export function withOtherTiles(
  contest: OpenConflict,
  by: Dynasty,
  told: ChanceInputs,
  others: number,
): TileSplit {
  return { ...ownPair(contest, by, told), others };
}
