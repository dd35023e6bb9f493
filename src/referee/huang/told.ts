import { type Commitment, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { FULLEST_HAND } from '../../engine/huang/box.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
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
  /** What lies behind the own screen: asked for where the position does not know it. */
  readonly hand: Pair;
  /** Tiles in sight beside those of the position: in the market, among the discarded. */
  readonly seen: Pair;
  /** How many tiles others hold, where it is another number than usual. */
  readonly held: Readonly<Partial<Record<Dynasty, number>>>;
  /** Whom others help, where it is not the side on which their leader fights; null for nobody. */
  readonly allies: Readonly<Partial<Record<Dynasty, number | null>>>;
}

/** Who asks, and for which side. */
export interface Viewer {
  readonly by: Dynasty;
  readonly side: number;
}

/** The tiles behind a screen at the start of a turn, where nothing else is known. */
export const USUAL_HAND = 6;

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
  const known = contest.position.hands?.[by];
  const hands = { ...setup.hands, [by]: known ?? handOf(contest, by, told) };
  const decisions = { ...NOTHING_DECIDED, commitments: committedIn(contest, by) };
  const written = writtenCase({ setup: { ...setup, hands }, dispute: { action, decisions } }, house);
  const others = othersIn(contest, by).map((one) => one.by);
  const spaceOf = (at: number | null) => (at === null ? null : partyAt(contest, at).state);
  const allies = others.map((one) => [one, spaceOf(allyOf(contest, one, told))] as const);
  const held = entriesOf(told.held).filter(([one]) => !contest.position.hands?.[one] && one !== by);
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

/** What was committed, by those too who were asked and gave nothing. */
function committedIn(contest: Contest, viewer: Dynasty): readonly Commitment[] {
  const given = givenIn(contest.given).filter(({ by }) => by !== viewer);
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

/** A hand of which only the matching tiles are told, with others of the colours that are there; as it was before the action. */
function handOf(contest: Contest, by: Dynasty, { hand }: Told): Hand {
  const spread = spreadOut(contest, hand, (colour) => leftIn(contest, colour));
  const laid = by === contest.position.turn ? laidBy(contest) : NO_TILES;
  return recordOf(COLOURS, (colour) => spread[colour] + laid[colour]);
}

function seenOf(contest: Contest, by: Dynasty, told: Told): Hand {
  const room = roomIn(contest, by, told);
  return spreadOut(contest, told.seen, room);
}

/** How many tiles of a colour may be in sight elsewhere: none of the own hand, none that was committed. */
function roomIn(contest: Contest, by: Dynasty, told: Told): (colour: Colour) => number {
  const { position } = contest;
  const own = position.hands?.[by]
    ? NO_TILES
    : spreadOut(contest, told.hand, (colour) => leftIn(contest, colour));
  const fromUnknown = givenIn(contest.given).filter((one) => one.by !== by && !position.hands?.[one.by]);
  const committed = fromUnknown.reduce((sum, { tiles }) => sum + tiles, 0);
  const spent = { ...NO_TILES, [matchingIn(contest)]: committed };
  return (colour) => Math.max(leftIn(contest, colour) - own[colour] - spent[colour], 0);
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

/** The most that can be told of the own hand and of what is in sight. */
export function mostTold(
  contest: Contest,
  by: Dynasty,
  told: Told,
): { readonly hand: Pair; readonly seen: Pair } {
  const { position } = contest;
  const fullest = FULLEST_HAND - (by === position.turn ? handSize(laidBy(contest)) : 0);
  const room = roomIn(contest, by, told);
  const matching = matchingIn(contest);
  const sum = (of: (colour: Colour) => number) =>
    otherColours(contest).reduce((all, colour) => all + Math.max(of(colour), 0), 0);
  return {
    hand: {
      matching: Math.max(Math.min(fullest, leftIn(contest, matching)), 0),
      others: Math.min(
        fullest,
        sum((colour) => leftIn(contest, colour)),
      ),
    },
    seen: { matching: room(matching), others: sum(room) },
  };
}

/** Another number of matching tiles behind the screen: the others make room, or fill it up as far as is usual. */
export function withMatching({ matching: before, others }: Pair, matching: number, fullest: number): Pair {
  const usual = (count: number) => Math.max(Math.min(USUAL_HAND, fullest) - count, 0);
  const isUsual = others === usual(before);
  return { matching, others: isUsual ? usual(matching) : Math.min(others, Math.max(fullest - matching, 0)) };
}
