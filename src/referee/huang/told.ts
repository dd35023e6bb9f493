import { type Commitment, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { FULLEST_HAND, TILES_IN_BOX, USUAL_HAND } from '../../engine/huang/box.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import { maxHandSize } from '../../engine/huang/hand-limit.ts';
import { type Hand, handSize, tilesUnseen } from '../../engine/huang/position.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS, type Colour, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { entriesOf, recordOf } from '../../engine/record.ts';
import { type Contest, type Giver, orderIn, partyAt } from './contest.ts';
import { writtenCase } from './written-case.ts';

/** A number of tiles, split into those of the colour that may be committed and all others. */
export interface Pair {
  readonly matching: number;
  readonly others: number;
}

/** What a person enters to find out how likely a side wins, besides the board. Sides are numbered from 0. */
export interface Told {
  /**
   * The own hand before commitments; only used if the position does not contain it. If more tiles have been
   * committed than were entered, the hand is assumed to have had these as well.
   */
  readonly hand: Pair;
  /** Visible tiles outside the position: in the market and in the discard pile. */
  readonly seen: Pair;
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
export const matchingIn = ({ kind }: Pick<Contest, 'kind'>): Colour => (kind === 'war' ? 'red' : 'yellow');

/** Returns the side of a player's leader; undefined if the player has none or leaders on several sides. */
export function ownSideOf({ sides }: Contest, player: Dynasty): number | undefined {
  const own = sides.flatMap(({ players }, side) => (players.includes(player) ? [side] : []));
  return own.length === 1 ? own[0] : undefined;
}

/** Lists the other players who have not committed anything yet. */
export function othersIn({ givers, given }: Contest, viewer: Dynasty): readonly Giver[] {
  return givers.filter(({ by }) => by !== viewer && !givenIn(given).some((one) => one.by === by));
}

/**
 * Returns the side that a player supports: the one entered, else the side of the own leader; null for none.
 */
export function allyOf(contest: Contest, player: Dynasty, { allies }: Told): number | null {
  const told = allies[player];
  const own = ownSideOf(contest, player) ?? null;
  return told === undefined || contest.kind === 'revolt' ? own : told;
}

/**
 * Makes the case that asks how likely a side wins.
 * @param house the fields that every case of the table has
 */
export function chancesCase(
  contest: Contest,
  setup: Setup,
  { by, side }: Viewer,
  told: Told,
  house: object,
): object {
  const { action, kind } = contest;
  const hands = { ...setup.hands, [by]: handOf(contest, by, told) };
  const decisions = { ...NOTHING_DECIDED, commitments: committedIn(contest) };
  const written = writtenCase({ setup: { ...setup, hands }, dispute: { action, decisions } }, house);
  const others = othersIn(contest, by).map((one) => one.by);
  const spaceOf = (at: number | null) => (at === null ? null : partyAt(contest, at).state);
  const allies = others.map((one) => [one, spaceOf(allyOf(contest, one, told))] as const);
  const held = others
    .filter((one) => !contest.position.hands?.[one])
    .map((one) => [one, heldBy(contest, one, told)] as const)
    .filter(([, count]) => count !== USUAL_HAND); // the default of the case
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
function committedIn(contest: Contest): readonly Commitment[] {
  const given = givenIn(contest.given);
  const isOpen = (player: Dynasty) => contest.givers.some(({ by }) => by === player);
  const silent = orderIn(contest).filter((by) => !isOpen(by) && !given.some((one) => one.by === by));
  return [...given, ...silent.map((by) => ({ by, to: null, tiles: 0, leader: false }))];
}

const NO_TILES: Hand = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 };

/** Returns the tiles that the action placed from a hand that the position does not contain. */
function laidBy({ action }: Contest): Hand {
  if (action.type !== 'place-tile') return NO_TILES;
  return { ...NO_TILES, [action.colour]: action.at.length };
}

/** Counts the tiles of a colour that are neither on the board nor in a known hand, after the action. */
function leftIn(contest: Contest, colour: Colour): number {
  const { position } = contest;
  const isKnown = position.hands?.[position.turn] !== undefined;
  return tilesUnseen(position, colour) - (isKnown ? 0 : laidBy(contest)[colour]);
}

/** Counts the tiles that the action took from a player's hand. */
function countPlaced(contest: Contest, player: Dynasty): number {
  return player === contest.position.turn ? handSize(laidBy(contest)) : 0;
}

/** Returns the most tiles that can be in an unknown hand after the action. */
export function maxHeld(contest: Contest, player: Dynasty): number {
  return Math.max(maxHandSize(contest.position) - countPlaced(contest, player), 0);
}

/** Returns the number of tiles in an unknown hand: as entered, else six minus those placed. */
export function heldBy(contest: Contest, player: Dynasty, { held }: Pick<Told, 'held'>): number {
  const usual = Math.max(USUAL_HAND - countPlaced(contest, player), 0);
  return Math.min(held[player] ?? usual, maxHeld(contest, player));
}

/** Counts the tiles that a player has committed. */
export function countCommitted({ given }: Contest, player: Dynasty): number {
  return givenIn(given).find(({ by }) => by === player)?.tiles ?? 0;
}

/** Returns the side to which a player has committed something; undefined if nothing. */
export function sideOfCommitment(contest: Contest, player: Dynasty): number | undefined {
  const one = givenIn(contest.given).find(({ by }) => by === player);
  if (!one) return undefined;
  if (contest.kind === 'revolt') return ownSideOf(contest, player);
  const side = contest.sides.findIndex(({ state }) => state === one.to);
  return side < 0 ? undefined : side;
}

/** Whether a player has committed more than a hand can have held before the action. */
export function hasCommittedTooMany(contest: Contest, player: Dynasty): boolean {
  const isKnown = contest.position.hands?.[player] !== undefined;
  return !isKnown && countCommitted(contest, player) + countPlaced(contest, player) > FULLEST_HAND;
}

/** Returns the own hand before commitments, limited to the size of a hand. */
function ownPair(contest: Contest, by: Dynasty, { hand }: Pick<Told, 'hand'>): Pair {
  const committed = countCommitted(contest, by);
  const most = Math.max(maxHeld(contest, by), committed);
  const matching = Math.min(Math.max(hand.matching, committed), most);
  return { matching, others: Math.min(hand.others, most - matching) };
}

/** Returns the tiles that are behind the own screen now, without committed ones. */
export function pairBehind(contest: Contest, by: Dynasty, told: Pick<Told, 'hand'>): Pair {
  const { matching, others } = ownPair(contest, by, told);
  return { matching: matching - countCommitted(contest, by), others };
}

/**
 * Returns the own hand before the action: the known one, or one filled up with other colours that are left.
 */
function handOf(contest: Contest, by: Dynasty, told: Pick<Told, 'hand'>): Hand {
  const known = contest.position.hands?.[by];
  if (known) return known;
  const spread = spreadOut(contest, ownPair(contest, by, told), (colour) => leftIn(contest, colour));
  const laid = by === contest.position.turn ? laidBy(contest) : NO_TILES;
  return recordOf(COLOURS, (colour) => spread[colour] + laid[colour]);
}

const IN_BOX = handSize(TILES_IN_BOX);

/**
 * Converts a number of unseen tiles into tiles behind the own screen and visible tiles. Committed tiles are
 * visible.
 */
export function countInSight(
  contest: Contest,
  by: Dynasty,
  told: Pick<Told, 'hand'>,
  unseen: number,
): { readonly own: number; readonly seen: number } {
  const hand = handSize(handOf(contest, by, told));
  const own = Math.max(hand - countPlaced(contest, by) - countCommitted(contest, by), 0);
  return { own, seen: IN_BOX - unseen - own };
}

function seenOf(contest: Contest, by: Dynasty, told: Told): Hand {
  const room = roomIn(contest, by, told);
  return spreadOut(contest, told.seen, room);
}

/**
 * Returns how many tiles of a colour can be visible elsewhere, that is neither in the own hand nor committed.
 */
function roomIn(contest: Contest, by: Dynasty, told: Told): (colour: Colour) => number {
  const own = contest.position.hands?.[by]
    ? NO_TILES
    : spreadOut(contest, ownPair(contest, by, told), (colour) => leftIn(contest, colour));
  const spent = { ...NO_TILES, [matchingIn(contest)]: committedByOthers(contest, by) };
  return (colour) => Math.max(leftIn(contest, colour) - own[colour] - spent[colour], 0);
}

/** Counts the tiles that others have committed from unknown hands. */
function committedByOthers({ position, given }: Contest, by: Dynasty): number {
  const fromUnknown = givenIn(given).filter((one) => one.by !== by && !position.hands?.[one.by]);
  return fromUnknown.reduce((sum, { tiles }) => sum + tiles, 0);
}

/** Makes a hand with this many matching tiles, and others spread over the colours that still have room. */
function spreadOut(contest: Contest, { matching, others }: Pair, room: (colour: Colour) => number): Hand {
  let left = others;
  const counts = otherColours(contest).map((colour) => {
    const count = Math.min(left, Math.max(room(colour), 0));
    left -= count;
    return [colour, count] as const;
  });
  return { ...NO_TILES, [matchingIn(contest)]: matching, ...Object.fromEntries(counts) };
}

const otherColours = (contest: Contest) => COLOURS.filter((colour) => colour !== matchingIn(contest));

/** Returns the upper limits for the tiles behind the own screen and for visible tiles. */
export function mostTold(
  contest: Contest,
  by: Dynasty,
  told: Told,
): { readonly behind: Pair; readonly seen: Pair } {
  const room = roomIn(contest, by, told);
  const matching = matchingIn(contest);
  const sum = (of: (colour: Colour) => number) =>
    otherColours(contest).reduce((all, colour) => all + Math.max(of(colour), 0), 0);
  const committed = countCommitted(contest, by);
  const places = Math.max(maxHeld(contest, by) - committed, 0);
  const left = leftIn(contest, matching) - committed - committedByOthers(contest, by);
  return {
    behind: {
      matching: Math.max(Math.min(places, left), 0),
      others: Math.min(
        places - Math.min(pairBehind(contest, by, told).matching, places),
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
export function withMatchingBehind(contest: Contest, by: Dynasty, told: Told, matching: number): Pair {
  const before = ownPair(contest, by, told);
  const wanted = matching + countCommitted(contest, by);
  const most = maxHeld(contest, by);
  const usual = (count: number) => Math.max(heldBy(contest, by, { held: {} }) - count, 0);
  const isUsual = before.others === usual(before.matching);
  const others = isUsual ? usual(wanted) : Math.min(before.others, Math.max(most - wanted, 0));
  return { matching: wanted, others };
}

/** Changes the number of other tiles behind the own screen. */
export function withOthersBehind(contest: Contest, by: Dynasty, told: Told, others: number): Pair {
  return { ...ownPair(contest, by, told), others };
}
