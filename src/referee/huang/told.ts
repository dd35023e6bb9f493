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

/** Tiles of which only matters how many can be committed: those of the colour that counts, and all others. */
export interface Pair {
  readonly matching: number;
  readonly others: number;
}

/** What somebody tells who asks how likely a side wins, beyond what lies on the board. Sides are counted from 0. */
export interface Told {
  /**
   * The own hand before anything is committed from it: asked for where the position does not know it. Where more has
   * been committed than was told, the hand held that as well.
   */
  readonly hand: Pair;
  /** Tiles in sight beside those of the position: in the market, among the discarded. */
  readonly seen: Pair;
  /** How many tiles are behind the screens of others, where that was told. */
  readonly held: Readonly<Partial<Record<Dynasty, number>>>;
  /** Whom others help, where it is not the side on which their leader fights; null for nobody. */
  readonly allies: Readonly<Partial<Record<Dynasty, number | null>>>;
}

/** Who asks, and for which side. */
export interface Viewer {
  readonly by: Dynasty;
  readonly side: number;
}

/** The colour that may be committed. */
export const matchingIn = ({ kind }: Pick<Contest, 'kind'>): Colour => (kind === 'war' ? 'red' : 'yellow');

/** The side on which a leader of a player fights; undefined where there is none, or more than one. */
export function ownSideOf({ sides }: Contest, player: Dynasty): number | undefined {
  const own = sides.flatMap(({ players }, side) => (players.includes(player) ? [side] : []));
  return own.length === 1 ? own[0] : undefined;
}

/** Those who have not committed anything yet, beside the one who asks. */
export function othersIn({ givers, given }: Contest, viewer: Dynasty): readonly Giver[] {
  return givers.filter(({ by }) => by !== viewer && !givenIn(given).some((one) => one.by === by));
}

/** Whom such a one helps, as was told or else by its own leaders; null for nobody. */
export function allyOf(contest: Contest, player: Dynasty, { allies }: Told): number | null {
  const told = allies[player];
  const own = ownSideOf(contest, player) ?? null;
  return told === undefined || contest.kind === 'revolt' ? own : told;
}

/** The case that asks how likely a side wins if all give what they hold. `house` is what every case of the table carries. */
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
    .filter(([, count]) => count !== USUAL_HAND); // what the case takes for granted
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

/** What was committed, by those too who were asked and gave nothing; what the viewer has, the ask passes over. */
function committedIn(contest: Contest): readonly Commitment[] {
  const given = givenIn(contest.given);
  const isOpen = (player: Dynasty) => contest.givers.some(({ by }) => by === player);
  const silent = orderIn(contest).filter((by) => !isOpen(by) && !given.some((one) => one.by === by));
  return [...given, ...silent.map((by) => ({ by, to: null, tiles: 0, leader: false }))];
}

const NO_TILES: Hand = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 };

/** The tiles of the action that came from a hand which the position does not know. */
function laidBy({ action }: Contest): Hand {
  if (action.type !== 'place-tile') return NO_TILES;
  return { ...NO_TILES, [action.colour]: action.at.length };
}

/** How many tiles of a colour are neither on the board nor in a known hand, once those of the action lie. */
function leftIn(contest: Contest, colour: Colour): number {
  const { position } = contest;
  const isKnown = position.hands?.[position.turn] !== undefined;
  return tilesUnseen(position, colour) - (isKnown ? 0 : laidBy(contest)[colour]);
}

/** How many tiles the action took from the hand of a player. */
function countPlaced(contest: Contest, player: Dynasty): number {
  return player === contest.position.turn ? handSize(laidBy(contest)) : 0;
}

/** The most tiles that can be behind a screen nobody has looked behind, once the tiles of the action lie. */
export function maxHeld(contest: Contest, player: Dynasty): number {
  return Math.max(maxHandSize(contest.position) - countPlaced(contest, player), 0);
}

/** How many tiles are behind the screen of somebody whose hand is unknown: as was told, else six, less those placed. */
export function heldBy(contest: Contest, player: Dynasty, { held }: Pick<Told, 'held'>): number {
  const usual = Math.max(USUAL_HAND - countPlaced(contest, player), 0);
  return Math.min(held[player] ?? usual, maxHeld(contest, player));
}

/** How many tiles a player has committed. */
export function countCommitted({ given }: Contest, player: Dynasty): number {
  return givenIn(given).find(({ by }) => by === player)?.tiles ?? 0;
}

/** The side to which a player has committed something, counted from 0; undefined where that player has not. */
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

/** The own hand before anything was committed from it, as far as a hand can hold so much. */
function ownPair(contest: Contest, by: Dynasty, { hand }: Pick<Told, 'hand'>): Pair {
  const committed = countCommitted(contest, by);
  const most = Math.max(maxHeld(contest, by), committed);
  const matching = Math.min(Math.max(hand.matching, committed), most);
  return { matching, others: Math.min(hand.others, most - matching) };
}

/** What is behind the own screen now, without what was committed. */
export function pairBehind(contest: Contest, by: Dynasty, told: Pick<Told, 'hand'>): Pair {
  const { matching, others } = ownPair(contest, by, told);
  return { matching: matching - countCommitted(contest, by), others };
}

/** The own hand before the action: as it is known, or with the other colours that are left in the box. */
function handOf(contest: Contest, by: Dynasty, told: Pick<Told, 'hand'>): Hand {
  const known = contest.position.hands?.[by];
  if (known) return known;
  const spread = spreadOut(contest, ownPair(contest, by, told), (colour) => leftIn(contest, colour));
  const laid = by === contest.position.turn ? laidBy(contest) : NO_TILES;
  return recordOf(COLOURS, (colour) => spread[colour] + laid[colour]);
}

const IN_BOX = handSize(TILES_IN_BOX);

/**
 * How many tiles of the box are behind the own screen and how many are in sight, where the referee counts so many unseen
 * ones. What was committed is in sight, by whomever.
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

/** How many tiles of a colour may be in sight elsewhere: none of the own hand, none that was committed. */
function roomIn(contest: Contest, by: Dynasty, told: Told): (colour: Colour) => number {
  const own = contest.position.hands?.[by]
    ? NO_TILES
    : spreadOut(contest, ownPair(contest, by, told), (colour) => leftIn(contest, colour));
  const spent = { ...NO_TILES, [matchingIn(contest)]: committedByOthers(contest, by) };
  return (colour) => Math.max(leftIn(contest, colour) - own[colour] - spent[colour], 0);
}

/** How many tiles were committed by others from hands that the position does not know. */
function committedByOthers({ position, given }: Contest, by: Dynasty): number {
  const fromUnknown = givenIn(given).filter((one) => one.by !== by && !position.hands?.[one.by]);
  return fromUnknown.reduce((sum, { tiles }) => sum + tiles, 0);
}

/** So many matching tiles, and others by colour as far as there is room for them. */
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

/** The most that can be told of what is behind the own screen, and of what is in sight. */
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
 * The own hand with another number of matching tiles behind the screen: the others make room, or fill the hand up as far
 * as is usual.
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

/** The own hand with another number of other tiles behind the screen. */
export function withOthersBehind(contest: Contest, by: Dynasty, told: Told, others: number): Pair {
  return { ...ownPair(contest, by, told), others };
}
