import type { FinalPoints } from '../../src/games/huang/rules/scoring.ts';
import { wholeUpTo } from './random.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Edda'];

/**
 * Makes the end of a random game: two to five players with small numbers, so that all kinds of ties are
 * frequent. In every third game, all players have the same totals in a different order and with different
 * amounts of white.
 */
export function randomGame(random: () => number): readonly FinalPoints[] {
  const most = 1 + wholeUpTo(random, 5);
  const isLevel = random() < 1 / 3;
  const goal = [0, 1, 2, 3].map(() => wholeUpTo(random, most) + 2);
  return NAMES.slice(0, 2 + wholeUpTo(random, 3)).map((name) =>
    isLevel ? levelPlayer(name, goal, random) : anyPlayer(name, most, random),
  );
}

function anyPlayer(name: string, most: number, random: () => number): FinalPoints {
  const points = () => wholeUpTo(random, most);
  return {
    name,
    yellow: points(),
    red: points(),
    blue: points(),
    green: points(),
    white: points(),
    granaries: wholeUpTo(random, 2),
  };
}

/**
 * Makes a player who reaches the totals of `goal` in some order, using white points for the lowest colour.
 */
function levelPlayer(name: string, goal: readonly number[], random: () => number): FinalPoints {
  const [lowest = 0, ...rest] = [...goal].sort((a, b) => a - b);
  const white = wholeUpTo(random, lowest);
  const totals = [lowest - white, ...rest];
  const turn = wholeUpTo(random, 3);
  const at = (i: number) => totals[(i + turn) % 4] ?? 0;
  return { name, yellow: at(0), red: at(1), blue: at(2), green: at(3), white, granaries: 0 };
}
