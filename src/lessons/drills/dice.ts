/** Chance from a seed: the same seed gives the same row on every device. */
export interface Dice {
  /** A whole number from 0 up to the one below `count`. */
  below(count: number): number;
  chance(probability: number): boolean;
  /** One of a list; none of an empty one. */
  one<T>(list: readonly T[]): T | undefined;
  /** The same of a list that is never empty. */
  sure<T>(list: readonly T[]): T;
  mixed<T>(list: readonly T[]): readonly T[];
}

export function diceOf(seed: string): Dice {
  const random = randomFrom(hashOf(seed));
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  return {
    below,
    chance: (probability) => random() < probability,
    one,
    sure(list) {
      const found = one(list);
      if (found === undefined) throw new Error('Nothing to choose from');
      return found;
    },
    mixed: (list) =>
      list
        .map((one) => ({ one, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}

/** FNV-1a, 32 bit. */
function hashOf(text: string): number {
  return [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}

/** Numbers from 0 to 1 (mulberry32, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
