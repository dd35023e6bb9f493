import type { FinalPoints } from '../../src/engine/huang/scoring.ts';
import { wholeUpTo } from './random.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Edda'];

/**
 * The end of a made-up game: two to five players with small numbers, so that ties of every depth come often. Every
 * third game deals the same totals to all players in another order and with other amounts of white.
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

/** Reaches the totals of `goal` in some order, having lifted the lowest colour with some white points. */
function levelPlayer(name: string, goal: readonly number[], random: () => number): FinalPoints {
  const [lowest = 0, ...rest] = [...goal].sort((a, b) => a - b);
  const white = wholeUpTo(random, lowest);
  const totals = [lowest - white, ...rest];
  const turn = wholeUpTo(random, 3);
  const at = (i: number) => totals[(i + turn) % 4] ?? 0;
  return { name, yellow: at(0), red: at(1), blue: at(2), green: at(3), white, granaries: 0 };
}
