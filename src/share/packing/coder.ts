/**
 * Writes or reads a sequence of choices. Each function `codeX` defines both directions at once, so that they
 * cannot differ: with a value it writes that value; without one it reads it. In both cases it returns the
 * value.
 */
export interface Coder {
  /** Codes a number from 0 to `of` - 1, all equally likely. */
  codeUniform(of: number, value?: number): number;
  /** Codes an index into `weights`; the chosen index becomes more likely for later choices. */
  codeWeighted(weights: ChoiceWeights, value?: number): number;
}

/** The weight of each choice. A coder updates the weights, so each link starts with new ones. */
export type ChoiceWeights = number[];

/** How much weight a choice gains each time it is taken. */
const GAIN = 2;

/** Increases the weight of a choice that was taken. */
export function increaseWeight(weights: ChoiceWeights, choice: number): void {
  const weight = weights[choice];
  if (weight === undefined) throw new Error(`No choice ${choice} of ${weights.length}`);
  weights[choice] = weight + GAIN;
}

/** Writes or reads a boolean. */
export function codeBoolean(coder: Coder, weights: ChoiceWeights, value?: boolean): boolean {
  return coder.codeWeighted(weights, value === undefined ? undefined : Number(value)) === 1;
}

/** Writes or reads one of some values; undefined if there are none, which only happens in a forged link. */
export function codeOptionalChoice<T>(coder: Coder, from: readonly T[], value?: T): T | undefined {
  return from[coder.codeUniform(from.length, value === undefined ? undefined : from.indexOf(value))];
}

/** Writes or reads one of some values, of which there is at least one. */
export function codeChoice<T>(coder: Coder, from: readonly T[], value?: T): T {
  const one = codeOptionalChoice(coder, from, value);
  if (one === undefined) throw new Error('One of nothing');
  return one;
}

/** Writes or reads one of some words. */
export function codeWord<T extends string>(coder: Coder, words: readonly [T, ...T[]], value?: T): T {
  const word = codeOptionalChoice(coder, words, value);
  if (word === undefined) throw new Error(`None of ${words.join()}`);
  return word;
}

/** Numbers below this take fewer bits. */
const SMALL = 7;

/** Writes or reads a number from 0 to `most`; small numbers take fewer bits. */
export function codeCount(coder: Coder, most: number, value?: number): number {
  const least = coder.codeUniform(
    Math.min(most, SMALL) + 1,
    value === undefined ? undefined : Math.min(value, SMALL),
  );
  if (least < SMALL || most <= SMALL) return least;
  return SMALL + coder.codeUniform(most - SMALL + 1, value === undefined ? undefined : value - SMALL);
}

/** Writes or reads a value or null. */
export function codeNullable<T>(
  coder: Coder,
  weights: ChoiceWeights,
  codeValue: (value?: T) => T,
  value?: T | null,
): T | null {
  const isThere = codeBoolean(coder, weights, value === undefined ? undefined : value !== null);
  return isThere ? codeValue(value === null ? undefined : value) : null;
}

/** Writes or reads a list of at most `most` values. */
export function codeList<T>(
  coder: Coder,
  most: number,
  codeValue: (value?: T) => T,
  values?: readonly T[],
): readonly T[] {
  const length = codeCount(coder, most, values?.length);
  return Array.from({ length }, (_, i) => codeValue(values?.[i]));
}
