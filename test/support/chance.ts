import { wholeUpTo } from './random.ts';

/** Returns true with this probability. */
export function chance(random: () => number, probability: number): boolean {
  return random() < probability;
}

/** Picks a random item; undefined if the list is empty. */
export function oneOf<T>(random: () => number, of: readonly T[]): T | undefined {
  return of[wholeUpTo(random, of.length - 1)];
}

/** Returns a list in random order. */
export function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
