/** A seeded random number generator: the same seed gives the same sequence on every device. */
export interface SeededRandom {
  /** An integer from 0 to `count` − 1. */
  below(count: number): number;
  chance(probability: number): boolean;
  /** A random element; undefined for an empty list. */
  pickIfAny<T>(list: readonly T[]): T | undefined;
  /** A random element of a list that is never empty. */
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): readonly T[];
}

/** Creates a random generator that repeats its choices for the same seed. */
export function createSeededRandom(seed: string): SeededRandom {
  const random = createGenerator(hashText(seed));
  const below = (count: number) => Math.floor(random() * count);
  const pickIfAny = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  return {
    below,
    chance: (probability) => random() < probability,
    pickIfAny,
    pick(list) {
      const found = pickIfAny(list);
      if (found === undefined) throw new Error('Nothing to choose from');
      return found;
    },
    shuffle: (list) =>
      list
        .map((one) => ({ one, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}

/** FNV-1a, 32 bit. */
function hashText(text: string): number {
  return [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}

/** Numbers from 0 (inclusive) to 1 (exclusive), by mulberry32 (public domain). */
function createGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
