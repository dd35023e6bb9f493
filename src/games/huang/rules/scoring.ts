import { EDITIONS, type Edition } from '../../../core/edition.ts';
import type { Explained } from '../../../core/trace.ts';
import { COUNTED_COLOURS, type Colour, type CountedColour } from './vocabulary.ts';

/** A player's points of each colour and granaries at the end of the game, as integers. */
export interface FinalPoints extends Readonly<Record<Colour, number>> {
  readonly name: string;
  readonly granaries: number;
}

/** A number for some of the four counted colours; zeros are left out. */
export type ColourCounts = Readonly<Partial<Record<CountedColour, number>>>;

/** A player's place in the final ranking. */
export interface RankedPlayer {
  readonly name: string;
  /** 1 is best; players who are fully tied share a rank, as in 1, 1, 3. */
  readonly rank: number;
  /** The four totals including white points and granaries, lowest first. */
  readonly colours: readonly number[];
  /** The colours that the white points were added to. */
  readonly allotted: ColourCounts;
  /** The white points before they were allotted. */
  readonly white: number;
}

/**
 * The criterion that decided between the best players: a total (counted from the lowest), the white points,
 * or none.
 */
export type DecidingCriterion = 'lowest' | 'second' | 'third' | 'fourth' | 'white' | 'nobody';

/** The result of a game: the ranking, the winner and the deciding criterion. */
export interface FinalScore {
  /** Best first; players of equal rank in input order. */
  readonly ranking: readonly RankedPlayer[];
  /** The name of the winner; null if a full tie leaves the game without one. */
  readonly winner: string | null;
  readonly decidedBy: DecidingCriterion;
}

/** One step of final scoring: a part of a player's totals, or a comparison of the best players. */
export type ScoringStep =
  | {
      readonly rule: 'huang/end/totals';
      readonly step: 'points';
      readonly player: string;
      readonly colours: ColourCounts;
    }
  | {
      readonly rule: 'huang/end/granaries';
      readonly step: 'granaries';
      readonly player: string;
      readonly granaries: number;
      readonly colours: ColourCounts & { readonly blue: number };
    }
  | {
      readonly rule: 'huang/end/white';
      readonly step: 'white';
      readonly player: string;
      readonly white: number;
      readonly colours: ColourCounts;
    }
  | {
      readonly rule: 'huang/end/winner' | 'huang/end/tie' | 'huang/end/fewest-white';
      readonly step: 'compared';
      readonly by: Exclude<DecidingCriterion, 'nobody'>;
      /** The value of each player still in contention, in the order of the ranking. */
      readonly values: readonly { readonly player: string; readonly value: number }[];
      /** The players who remain in contention. */
      readonly left: readonly string[];
    }
  | { readonly rule: 'huang/end/winner'; readonly step: 'won'; readonly player: string }
  | {
      readonly rule: 'huang/end/no-winner';
      readonly step: 'nobody-won';
      /** The edition whose text leaves the game without a winner. */
      readonly edition: Edition;
      readonly players: readonly string[];
    };

/**
 * Computes the final score of a game: white points and granaries are added to the four colours, the lowest
 * colour is a player's result, and the tie-breaks of `edition` decide between equal results. The trace has
 * the parts of each total, then each comparison of the players still in contention.
 *
 * Rule: huang/end/winner, huang/end/tie, huang/end/fewest-white, huang/end/no-winner
 */
export function explainFinalScore(
  players: readonly FinalPoints[],
  edition: Edition,
): Explained<FinalScore, ScoringStep> {
  const scored = players.map((player) => ({ player, parts: listParts(player) }));
  const entries = scored.map(({ player, parts }) => createEntry(player, parts));
  const { trace, winner, decidedBy } = compareAll(sortEntries(entries, edition), edition);
  return {
    value: { ranking: rankPlayers(entries, edition), winner, decidedBy },
    trace: [...scored.flatMap(({ parts }) => parts), ...trace],
  };
}

/** Returns whether the editions' tie-breaks lead to different results, including a game without a winner. */
export function doEditionsDiffer(players: readonly FinalPoints[]): boolean {
  const entries = players.map((player) => createEntry(player, listParts(player)));
  const winners = EDITIONS.map((edition) => compareAll(sortEntries(entries, edition), edition).winner);
  return new Set(winners).size > 1;
}

/**
 * Allots a player's white points so that the ascending list of totals is the best possible.
 *
 * The list is compared from its lowest total, so every point must go to a lowest colour: raising another
 * leaves the lowest unchanged. The lowest colours are therefore raised together until they reach the next
 * colour, which then joins them. Remaining points that cannot raise the whole group raise single colours by
 * one; which of them does not matter for the list, so the order is yellow, red, blue, green.
 *
 * Rule: huang/end/white. Takes at most four steps for any number of points.
 */
export function allotWhitePoints(
  totals: Readonly<Record<CountedColour, number>>,
  white: number,
): ColourCounts {
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

/** What the ranking compares: a player's name, sorted totals and white points. */
interface Entry extends Omit<RankedPlayer, 'rank'> {
  readonly colours: Four;
}
type Four = readonly [number, number, number, number];
type PartStep = Extract<ScoringStep, { step: 'points' | 'granaries' | 'white' }>;

/** Returns the parts that add up to a player's four totals. */
function listParts({ name: player, granaries, white, ...points }: FinalPoints): readonly PartStep[] {
  const colours = withoutZeros((c) => points[c]);
  const parts: PartStep[] = [{ rule: 'huang/end/totals', step: 'points', player, colours }];
  if (granaries > 0) {
    const blue = granaries * BLUE_POINTS_A_GRANARY;
    parts.push({ rule: 'huang/end/granaries', step: 'granaries', player, granaries, colours: { blue } });
  }
  if (white > 0) {
    const allotted = allotWhitePoints(sumParts(parts), white);
    parts.push({ rule: 'huang/end/white', step: 'white', player, white, colours: allotted });
  }
  return parts;
}

/** The blue points for a granary. Rule: huang/end/granaries */
const BLUE_POINTS_A_GRANARY = 2;

function sumParts(parts: readonly PartStep[]): Record<CountedColour, number> {
  const total = (c: CountedColour) => parts.reduce((sum, part) => sum + (part.colours[c] ?? 0), 0);
  return { yellow: total('yellow'), red: total('red'), blue: total('blue'), green: total('green') };
}

function createEntry({ name, white }: FinalPoints, parts: readonly PartStep[]): Entry {
  const { yellow, red, blue, green } = sumParts(parts);
  const colours: [...Four] = [yellow, red, blue, green];
  return {
    name,
    colours: colours.sort((a, b) => a - b),
    allotted: parts.find((part) => part.step === 'white')?.colours ?? {},
    white,
  };
}

type Comparison = Extract<ScoringStep, { step: 'compared' }>;
type Criterion = Pick<Comparison, 'rule' | 'by'> & { readonly value: (entry: Entry) => number };

/** The criteria in order. Higher values are better, except for white points. */
const FOUR_COLOURS: readonly Criterion[] = [
  { rule: 'huang/end/winner', by: 'lowest', value: ({ colours }) => colours[0] },
  { rule: 'huang/end/tie', by: 'second', value: ({ colours }) => colours[1] },
  { rule: 'huang/end/tie', by: 'third', value: ({ colours }) => colours[2] },
  { rule: 'huang/end/tie', by: 'fourth', value: ({ colours }) => colours[3] },
];
const FEWEST_WHITE: Criterion = {
  rule: 'huang/end/fewest-white',
  by: 'white',
  value: (entry) => entry.white,
};

/**
 * Only the English text compares white points: the Polish text leaves the game without a winner, the German
 * one does not mention this case.
 */
const CRITERIA: Readonly<Record<Edition, readonly Criterion[]>> = {
  en: [...FOUR_COLOURS, FEWEST_WHITE],
  de: FOUR_COLOURS,
  pl: FOUR_COLOURS,
};

/** Compares two players by one criterion; negative if `a` is better. */
function compareBy(criterion: Criterion, a: Entry, b: Entry): number {
  return criterion.by === 'white'
    ? criterion.value(a) - criterion.value(b)
    : criterion.value(b) - criterion.value(a);
}

function compareEntries(a: Entry, b: Entry, edition: Edition): number {
  for (const criterion of CRITERIA[edition]) {
    const order = compareBy(criterion, a, b);
    if (order !== 0) return order;
  }
  return 0;
}

function sortEntries(entries: readonly Entry[], edition: Edition): readonly Entry[] {
  return [...entries].sort((a, b) => compareEntries(a, b, edition));
}

function rankPlayers(entries: readonly Entry[], edition: Edition): readonly RankedPlayer[] {
  return sortEntries(entries, edition).map(({ name, ...rest }) => {
    const better = entries.filter((other) => compareEntries(other, { name, ...rest }, edition) < 0);
    return { name, rank: better.length + 1, ...rest };
  });
}

/**
 * Applies the criteria in order to the players who are still tied, until one is left or no criterion remains.
 */
function compareAll(
  ranked: readonly Entry[],
  edition: Edition,
): { trace: readonly ScoringStep[]; winner: string | null; decidedBy: DecidingCriterion } {
  const trace: ScoringStep[] = [];
  let level = ranked;
  for (const criterion of CRITERIA[edition]) {
    const best = level.filter((a) => level.every((b) => compareBy(criterion, a, b) <= 0));
    trace.push(createComparison(criterion, level, best));
    level = best;
    const [winner, second] = best;
    if (!winner || second) continue;
    trace.push({ rule: 'huang/end/winner', step: 'won', player: winner.name });
    return { trace, winner: winner.name, decidedBy: criterion.by };
  }
  const players = level.map((entry) => entry.name);
  trace.push({ rule: 'huang/end/no-winner', step: 'nobody-won', edition, players });
  return { trace, winner: null, decidedBy: 'nobody' };
}

function createComparison(
  { rule, by, value }: Criterion,
  among: readonly Entry[],
  best: readonly Entry[],
): Comparison {
  return {
    rule,
    step: 'compared',
    by,
    values: among.map((entry) => ({ player: entry.name, value: value(entry) })),
    left: best.map((entry) => entry.name),
  };
}

function withoutZeros(count: (colour: CountedColour) => number): ColourCounts {
  const present = COUNTED_COLOURS.filter((colour) => count(colour) !== 0);
  return Object.fromEntries(present.map((colour) => [colour, count(colour)]));
}
