/**
 * Writes or reads a sequence of choices. Each function `packX` defines both directions at once, so that they
 * cannot differ: with a value it writes that value, without one it reads it; it returns the value in both
 * cases.
 */
export interface Coder {
  /** Codes a number from 0 to `of` - 1, all equally likely. */
  whole(of: number, value?: number): number;
  /** Codes an index into `odds`; the chosen index becomes more likely for later choices. */
  pick(odds: Odds, value?: number): number;
}

/** The weight of each choice. A coder updates the weights, so each link starts with new ones. */
export type Odds = number[];

/** How much weight a choice gains each time it is taken. */
const GAIN = 2;

/** Increases the weight of a choice that was taken. */
export function learn(odds: Odds, choice: number): void {
  const weight = odds[choice];
  if (weight === undefined) throw new Error(`No choice ${choice} of ${odds.length}`);
  odds[choice] = weight + GAIN;
}

/** Packs a boolean. */
export function packYesNo(coder: Coder, odds: Odds, value?: boolean): boolean {
  return coder.pick(odds, value === undefined ? undefined : Number(value)) === 1;
}

/** Packs one of some values; undefined if there are none, which only happens in a forged link. */
export function packOneOf<T>(coder: Coder, from: readonly T[], value?: T): T | undefined {
  return from[coder.whole(from.length, value === undefined ? undefined : from.indexOf(value))];
}

/** Packs one of some values, of which there is at least one. */
export function packAmong<T>(coder: Coder, from: readonly T[], value?: T): T {
  const one = packOneOf(coder, from, value);
  if (one === undefined) throw new Error('One of nothing');
  return one;
}

/** Packs one of some words. */
export function packWord<T extends string>(coder: Coder, words: readonly [T, ...T[]], value?: T): T {
  const word = packOneOf(coder, words, value);
  if (word === undefined) throw new Error(`None of ${words.join()}`);
  return word;
}

/** Numbers below this take fewer bits. */
const SMALL = 7;

/** Packs a number from 0 to `most`; small numbers take fewer bits. */
export function packCount(coder: Coder, most: number, value?: number): number {
  const least = coder.whole(
    Math.min(most, SMALL) + 1,
    value === undefined ? undefined : Math.min(value, SMALL),
  );
  if (least < SMALL || most <= SMALL) return least;
  return SMALL + coder.whole(most - SMALL + 1, value === undefined ? undefined : value - SMALL);
}

/** Packs a value or null. */
export function packOrNull<T>(
  coder: Coder,
  odds: Odds,
  packing: (value?: T) => T,
  value?: T | null,
): T | null {
  const isThere = packYesNo(coder, odds, value === undefined ? undefined : value !== null);
  return isThere ? packing(value === null ? undefined : value) : null;
}

/** Packs a list of at most `most` values. */
export function packList<T>(
  coder: Coder,
  most: number,
  packing: (value?: T) => T,
  values?: readonly T[],
): readonly T[] {
  const length = packCount(coder, most, values?.length);
  return Array.from({ length }, (_, i) => packing(values?.[i]));
}
