import { wholeUpTo } from './random.ts';

/** Whether something happens that has this probability. */
export function chance(random: () => number, probability: number): boolean {
  return random() < probability;
}

/** One of a list that is not empty, all alike likely; of an empty one undefined. */
export function oneOf<T>(random: () => number, of: readonly T[]): T | undefined {
  return of[wholeUpTo(random, of.length - 1)];
}

/** The same list in any order. */
export function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
