import type { Edition } from '../../src/core/edition.ts';
import type {
  DecidingCriterion,
  FinalPoints,
  FinalScore,
  RankedPlayer,
} from '../../src/games/huang/rules/scoring.ts';
import type { CountedColour } from '../../src/games/huang/rules/vocabulary.ts';

/**
 * A slow, obviously right second implementation of Huang's final scoring, written from the rulebooks only.
 * The search grows with the cube of the white points: use it with about a dozen of them at most.
 */

type Totals = Readonly<Record<CountedColour, number>>;

const EDITIONS: readonly Edition[] = ['en', 'de', 'pl'];
/** Among equally low colours, white points go to the first one in this list. */
const COLOURS: readonly CountedColour[] = ['yellow', 'red', 'blue', 'green'];
/** The names of the numbers in a `meritOf` list, in order. */
const PLACES: readonly DecidingCriterion[] = ['lowest', 'second', 'third', 'fourth', 'white'];

/**
 * Computes the ranking and the winner, by trying all allotments and comparing all players with each other.
 */
export function naiveScore(players: readonly FinalPoints[], edition: Edition): FinalScore {
  const standings = players.map(unrankedStandingOf).map((mine, _, all): RankedPlayer => {
    const better = all.filter((other) => isBetter(meritOf(other, edition), meritOf(mine, edition)));
    return { ...mine, rank: 1 + better.length };
  });
  const ranking = standings.toSorted((a, b) => a.rank - b.rank);
  const [first, second] = ranking;
  if (!first || !second) throw new Error(`Final scoring needs two players, not ${players.length}.`);
  if (second.rank === 1) return { ranking, winner: null, decidedBy: 'nobody' };
  const decidedBy = deciderOf(meritOf(first, edition), meritOf(second, edition));
  return { ranking, winner: first.name, decidedBy };
}

/** Whether another edition has another winner, or none. */
export function naiveEditionsDiffer(players: readonly FinalPoints[], edition: Edition): boolean {
  const { winner } = naiveScore(players, edition);
  return EDITIONS.some((other) => naiveScore(players, other).winner !== winner);
}

/** Returns a player's totals with granaries and allotted white points. */
function unrankedStandingOf(player: FinalPoints): Omit<RankedPlayer, 'rank'> {
  const before: Totals = {
    yellow: player.yellow,
    red: player.red,
    blue: player.blue + 2 * player.granaries,
    green: player.green,
  };
  const after = handOut(before, player.white);
  const colours = ascending(after);
  const best = bestColours(before, player.white);
  if (colours.join() !== best.join()) {
    throw new Error(`Point by point ${player.name} gets ${colours.join()}, but could have ${best.join()}.`);
  }
  const raised = COLOURS.filter((colour) => after[colour] > before[colour]);
  const allotted = Object.fromEntries(raised.map((colour) => [colour, after[colour] - before[colour]]));
  return { name: player.name, colours, allotted, white: player.white };
}

/** Returns the best totals, in ascending order, of all allotments of the white points. */
function bestColours(before: Totals, white: number): readonly number[] {
  let best: readonly number[] = ascending({ ...before, green: before.green + white });
  for (const allotment of allotmentsOf(white)) {
    const colours = ascending({
      yellow: before.yellow + allotment.yellow,
      red: before.red + allotment.red,
      blue: before.blue + allotment.blue,
      green: before.green + allotment.green,
    });
    if (isBetter(colours, best)) best = colours;
  }
  return best;
}

/** Lists every way to divide the white points among the four colours. */
function allotmentsOf(white: number): readonly Totals[] {
  const allotments: Totals[] = [];
  for (let yellow = 0; yellow <= white; yellow++) {
    for (let red = 0; yellow + red <= white; red++) {
      for (let blue = 0; yellow + red + blue <= white; blue++) {
        allotments.push({ yellow, red, blue, green: white - yellow - red - blue });
      }
    }
  }
  return allotments;
}

/** Gives each white point to the lowest colour, the first one of equal ones. */
function handOut(before: Totals, white: number): Totals {
  let totals = before;
  for (let left = white; left > 0; left--) {
    const lowest = COLOURS.reduce((low, colour) => (totals[colour] < totals[low] ? colour : low));
    totals = { ...totals, [lowest]: totals[lowest] + 1 };
  }
  return totals;
}

/**
 * Returns the numbers that decide between two players in this edition, most important first; more is better.
 */
function meritOf({ colours, white }: Omit<RankedPlayer, 'rank'>, edition: Edition): readonly number[] {
  return edition === 'en' ? [...colours, -white] : colours;
}

/** Whether the first list is greater at the first difference. */
function isBetter(mine: readonly number[], theirs: readonly number[]): boolean {
  for (const [place, value] of mine.entries()) {
    const other = theirs[place] ?? 0;
    if (value !== other) return value > other;
  }
  return false;
}

/** Returns the name of the first difference between winner and second. */
function deciderOf(winner: readonly number[], second: readonly number[]): DecidingCriterion {
  return PLACES.find((_, place) => winner[place] !== second[place]) ?? 'nobody';
}

function ascending(totals: Totals): readonly number[] {
  return COLOURS.map((colour) => totals[colour]).toSorted((a, b) => a - b);
}
