/** Returns a number from 0 to below 1. */
export type Random = () => number;

/** Makes a pseudo-random generator of numbers from 0 to 1 (mulberry32, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a random integer from 0 to `most`. */
export function wholeUpTo(random: () => number, most: number): number {
  return Math.floor(random() * (most + 1));
}
