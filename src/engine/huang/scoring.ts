import { EDITIONS, type Edition } from '../edition.ts';
import type { Explained } from '../trace.ts';
import { COUNTED_COLOURS, type Colour, type CountedColour } from './vocabulary.ts';

/** What one player has behind the screen at the end of the game: whole points of each colour, and granaries. */
export interface FinalPoints extends Readonly<Record<Colour, number>> {
  readonly name: string;
  readonly granaries: number;
}

/** A number for some of the four counted colours; a colour with nothing is left out. */
export type ColourCount = Readonly<Partial<Record<CountedColour, number>>>;

/** One player's place in the final ranking. */
export interface Standing {
  readonly name: string;
  /** 1 is best; players whom nothing tells apart share a rank, as in 1, 1, 3. */
  readonly rank: number;
  /** The four totals with white points and granaries in them, lowest first. */
  readonly colours: readonly number[];
  /** Where the white points went. */
  readonly allotted: ColourCount;
  /** The white points before they were allotted. */
  readonly white: number;
}

/** What told the best player from the next: a total counted from the lowest, the white points, or nothing. */
export type Decider = 'lowest' | 'second' | 'third' | 'fourth' | 'white' | 'nobody';

/** The end of a game: everybody's place, who has won, and by what. */
export interface FinalScore {
  /** Best first; players of equal rank in the order in which they were named. */
  readonly ranking: readonly Standing[];
  /** The winner's name; null when a full tie leaves the game without one. */
  readonly winner: string | null;
  readonly decidedBy: Decider;
}

/** What a player's four totals are made of, step by step, and how the best of them were told apart. */
export type ScoringStep =
  | {
      readonly rule: 'huang/end/totals';
      readonly step: 'points';
      readonly player: string;
      readonly colours: ColourCount;
    }
  | {
      readonly rule: 'huang/end/granaries';
      readonly step: 'granaries';
      readonly player: string;
      readonly granaries: number;
      readonly colours: ColourCount & { readonly blue: number };
    }
  | {
      readonly rule: 'huang/end/white';
      readonly step: 'white';
      readonly player: string;
      readonly white: number;
      readonly colours: ColourCount;
    }
  | {
      readonly rule: 'huang/end/winner' | 'huang/end/tie' | 'huang/end/fewest-white';
      readonly step: 'compared';
      readonly by: Exclude<Decider, 'nobody'>;
      /** What each player still in the running has there, in the order of the ranking. */
      readonly values: readonly { readonly player: string; readonly value: number }[];
      /** Who stays in the running. */
      readonly left: readonly string[];
    }
  | { readonly rule: 'huang/end/winner'; readonly step: 'won'; readonly player: string }
  | {
      readonly rule: 'huang/end/no-winner';
      readonly step: 'nobody-won';
      /** Whose text leaves the game without a winner. */
      readonly edition: Edition;
      readonly players: readonly string[];
    };

/** The rules that final scoring cites; each has its text in `content/rules`. */
export const SCORING_RULES = [
  'huang/end/totals',
  'huang/end/granaries',
  'huang/end/white',
  'huang/end/winner',
  'huang/end/tie',
  'huang/end/fewest-white',
  'huang/end/no-winner',
] as const satisfies readonly ScoringStep['rule'][];

/**
 * The final scoring of a game: white points and granaries join the four colours, the lowest colour is a
 * player's result, and the tie-breaks of `edition` tell equal results apart. The trace holds what each total
 * is made of, then each comparison among the players still in the running.
 *
 * Rule: huang/end/winner, huang/end/tie, huang/end/fewest-white, huang/end/no-winner
 */
export function explainFinalScore(
  players: readonly FinalPoints[],
  edition: Edition,
): Explained<FinalScore, ScoringStep> {
  const told = players.map((player) => ({ player, parts: partsOf(player) }));
  const entries = told.map(({ player, parts }) => entryOf(player, parts));
  const { trace, winner, decidedBy } = compareAll(bestFirst(entries, edition), edition);
  return {
    value: { ranking: rankingOf(entries, edition), winner, decidedBy },
    trace: [...told.flatMap(({ parts }) => parts), ...trace],
  };
}

/** Whether another edition's tie-breaks would name another winner; naming nobody counts as such. */
export function doEditionsDiffer(players: readonly FinalPoints[]): boolean {
  const entries = players.map((player) => entryOf(player, partsOf(player)));
  const winners = EDITIONS.map((edition) => compareAll(bestFirst(entries, edition), edition).winner);
  return new Set(winners).size > 1;
}

/**
 * Where a player's white points go, so that the ascending list of totals becomes as good as it can be.
 *
 * The list is compared from its lowest total, so every point belongs on a lowest colour: raising any other
 * leaves the lowest as it is. The lowest colours therefore rise together, like water, and are joined by the
 * next colour when they reach it. Points that no longer raise the whole group make as many of it one higher,
 * and which of them is all the same for the list; they go in the order yellow, red, blue, green.
 *
 * Rule: huang/end/white. Four steps at most, whatever the number of points.
 */
export function allotWhite(totals: Readonly<Record<CountedColour, number>>, white: number): ColourCount {
  const ascending = [...COUNTED_COLOURS].sort((a, b) => totals[a] - totals[b]);
  const rising: CountedColour[] = [];
  let level = 0;
  let left = white;
  for (const colour of ascending) {
    const climb = (totals[colour] - level) * rising.length;
    if (climb > left) break;
    left -= climb;
    level = totals[colour];
    rising.push(colour);
  }
  level += Math.floor(left / rising.length);
  const oneMore = COUNTED_COLOURS.filter((c) => rising.includes(c)).slice(0, left % rising.length);
  return withoutZeros((c) => (rising.includes(c) ? level - totals[c] + (oneMore.includes(c) ? 1 : 0) : 0));
}

/** A player's name, sorted totals and white points: all that the ranking looks at. */
interface Entry extends Omit<Standing, 'rank'> {
  readonly colours: Four;
}
type Four = readonly [number, number, number, number];
type PartStep = Extract<ScoringStep, { step: 'points' | 'granaries' | 'white' }>;

/** The parts whose sums are a player's four totals. */
function partsOf({ name: player, granaries, white, ...points }: FinalPoints): readonly PartStep[] {
  const colours = withoutZeros((c) => points[c]);
  const parts: PartStep[] = [{ rule: 'huang/end/totals', step: 'points', player, colours }];
  if (granaries > 0) {
    const blue = granaries * BLUE_POINTS_A_GRANARY;
    parts.push({ rule: 'huang/end/granaries', step: 'granaries', player, granaries, colours: { blue } });
  }
  if (white > 0) {
    const allotted = allotWhite(totalsOf(parts), white);
    parts.push({ rule: 'huang/end/white', step: 'white', player, white, colours: allotted });
  }
  return parts;
}

/** Rule: huang/end/granaries */
const BLUE_POINTS_A_GRANARY = 2;

function totalsOf(parts: readonly PartStep[]): Record<CountedColour, number> {
  const total = (c: CountedColour) => parts.reduce((sum, part) => sum + (part.colours[c] ?? 0), 0);
  return { yellow: total('yellow'), red: total('red'), blue: total('blue'), green: total('green') };
}

function entryOf({ name, white }: FinalPoints, parts: readonly PartStep[]): Entry {
  const { yellow, red, blue, green } = totalsOf(parts);
  const colours: [...Four] = [yellow, red, blue, green];
  return {
    name,
    colours: colours.sort((a, b) => a - b),
    allotted: parts.find((part) => part.step === 'white')?.colours ?? {},
    white,
  };
}

type Comparison = Extract<ScoringStep, { step: 'compared' }>;
type Rung = Pick<Comparison, 'rule' | 'by'> & { readonly value: (entry: Entry) => number };

/** What is compared, in order. More is better, save for white points, where fewer are. */
const FOUR_COLOURS: readonly Rung[] = [
  { rule: 'huang/end/winner', by: 'lowest', value: ({ colours }) => colours[0] },
  { rule: 'huang/end/tie', by: 'second', value: ({ colours }) => colours[1] },
  { rule: 'huang/end/tie', by: 'third', value: ({ colours }) => colours[2] },
  { rule: 'huang/end/tie', by: 'fourth', value: ({ colours }) => colours[3] },
];
const FEWEST_WHITE: Rung = { rule: 'huang/end/fewest-white', by: 'white', value: (entry) => entry.white };

/** Only the English text goes on to the white points: the Polish ends without a winner, the German is silent. */
const LADDERS: Readonly<Record<Edition, readonly Rung[]>> = {
  en: [...FOUR_COLOURS, FEWEST_WHITE],
  de: FOUR_COLOURS,
  pl: FOUR_COLOURS,
};

/** Below zero when `a` stands on `rung` better than `b`. */
function compareOn(rung: Rung, a: Entry, b: Entry): number {
  return rung.by === 'white' ? rung.value(a) - rung.value(b) : rung.value(b) - rung.value(a);
}

function compareEntries(a: Entry, b: Entry, edition: Edition): number {
  for (const rung of LADDERS[edition]) {
    const order = compareOn(rung, a, b);
    if (order !== 0) return order;
  }
  return 0;
}

function bestFirst(entries: readonly Entry[], edition: Edition): readonly Entry[] {
  return [...entries].sort((a, b) => compareEntries(a, b, edition));
}

function rankingOf(entries: readonly Entry[], edition: Edition): readonly Standing[] {
  return bestFirst(entries, edition).map(({ name, ...rest }) => {
    const better = entries.filter((other) => compareEntries(other, { name, ...rest }, edition) < 0);
    return { name, rank: better.length + 1, ...rest };
  });
}

/** Goes down the ladder with the players who are still level, until one is left or the ladder ends. */
function compareAll(
  ranked: readonly Entry[],
  edition: Edition,
): { trace: readonly ScoringStep[]; winner: string | null; decidedBy: Decider } {
  const trace: ScoringStep[] = [];
  let level = ranked;
  for (const rung of LADDERS[edition]) {
    const best = level.filter((a) => level.every((b) => compareOn(rung, a, b) <= 0));
    trace.push(comparison(rung, level, best));
    level = best;
    const [winner, second] = best;
    if (!winner || second) continue;
    trace.push({ rule: 'huang/end/winner', step: 'won', player: winner.name });
    return { trace, winner: winner.name, decidedBy: rung.by };
  }
  const players = level.map((entry) => entry.name);
  trace.push({ rule: 'huang/end/no-winner', step: 'nobody-won', edition, players });
  return { trace, winner: null, decidedBy: 'nobody' };
}

function comparison({ rule, by, value }: Rung, among: readonly Entry[], best: readonly Entry[]): Comparison {
  return {
    rule,
    step: 'compared',
    by,
    values: among.map((entry) => ({ player: entry.name, value: value(entry) })),
    left: best.map((entry) => entry.name),
  };
}

function withoutZeros(count: (colour: CountedColour) => number): ColourCount {
  const present = COUNTED_COLOURS.filter((colour) => count(colour) !== 0);
  return Object.fromEntries(present.map((colour) => [colour, count(colour)]));
}
