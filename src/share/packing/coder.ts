/**
 * Writes or reads a row of choices. Each function `packX` describes once what is to be written and read, so that the
 * two cannot disagree: with a value it writes that, without one it reads it, and either way it gives the value.
 */
export interface Coder {
  /** One of `of` numbers from 0, each as likely as another. */
  whole(of: number, value?: number): number;
  /** One of as many numbers from 0 as there are odds; each choice makes the same one likelier from then on. */
  pick(odds: Odds, value?: number): number;
}

/** How likely each choice is, as weights. A coder changes them, so each link starts from fresh ones. */
export type Odds = number[];

/** What a choice gains in weight each time that it is taken. */
const GAIN = 2;

/** Remembers that a choice was taken. */
export function learn(odds: Odds, choice: number): void {
  const weight = odds[choice];
  if (weight === undefined) throw new Error(`No choice ${choice} of ${odds.length}`);
  odds[choice] = weight + GAIN;
}

/** Yes or no. */
export function packYesNo(coder: Coder, odds: Odds, value?: boolean): boolean {
  return coder.pick(odds, value === undefined ? undefined : Number(value)) === 1;
}

/** One of some things; undefined when there are none, which only a forged link asks for. */
export function packOneOf<T>(coder: Coder, from: readonly T[], value?: T): T | undefined {
  return from[coder.whole(from.length, value === undefined ? undefined : from.indexOf(value))];
}

/** One of some things, of which there are always some. */
export function packAmong<T>(coder: Coder, from: readonly T[], value?: T): T {
  const one = packOneOf(coder, from, value);
  if (one === undefined) throw new Error('One of nothing');
  return one;
}

/** One of some words. */
export function packWord<T extends string>(coder: Coder, words: readonly [T, ...T[]], value?: T): T {
  const word = packOneOf(coder, words, value);
  if (word === undefined) throw new Error(`None of ${words.join()}`);
  return word;
}

/** Numbers below this are the likely ones. */
const SMALL = 7;

/** A number from 0 to `most`, most likely a small one. */
export function packCount(coder: Coder, most: number, value?: number): number {
  const least = coder.whole(
    Math.min(most, SMALL) + 1,
    value === undefined ? undefined : Math.min(value, SMALL),
  );
  if (least < SMALL || most <= SMALL) return least;
  return SMALL + coder.whole(most - SMALL + 1, value === undefined ? undefined : value - SMALL);
}

/** A value or null. */
export function packOrNull<T>(
  coder: Coder,
  odds: Odds,
  packing: (value?: T) => T,
  value?: T | null,
): T | null {
  const isThere = packYesNo(coder, odds, value === undefined ? undefined : value !== null);
  return isThere ? packing(value === null ? undefined : value) : null;
}

/** At most so many values of one kind. */
export function packList<T>(
  coder: Coder,
  most: number,
  packing: (value?: T) => T,
  values?: readonly T[],
): readonly T[] {
  const length = packCount(coder, most, values?.length);
  return Array.from({ length }, (_, i) => packing(values?.[i]));
}
