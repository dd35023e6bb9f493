import { getCommonDivisor } from '../engine/fraction.ts';
import type { Translator } from '../i18n/translator.ts';

/** Number of dots that represent all outcomes. */
export const DOT_COUNT = 20;

const isCertain = (chance: string) => chance === '1/1';
export const isImpossible = (chance: string) => chance === '0/1';

/** Numerator and denominator of a probability, as the rules engine writes it. */
function partsOf(chance: string): readonly [part: bigint, whole: bigint] {
  const [part, whole] = chance.split('/');
  if (part === undefined || whole === undefined) throw new Error(`No chance: ${chance}`);
  return [BigInt(part), BigInt(whole)];
}

/** The nearest number of times out of `of`. */
function timesOf([part, whole]: readonly [bigint, bigint], of: number): number {
  return Number((2n * part * BigInt(of) + whole) / (2n * whole));
}

/**
 * Number of dots that a probability fills. Only an impossible outcome fills none, and only a certain one
 * fills all.
 */
export function countDots(chance: string): number {
  if (isImpossible(chance)) return 0;
  if (isCertain(chance)) return DOT_COUNT;
  return Math.min(Math.max(timesOf(partsOf(chance), DOT_COUNT), 1), DOT_COUNT - 1);
}

/**
 * Number of dots for a win and for a tie. Each possible outcome (win, tie, loss) gets at least one dot, an
 * impossible one none.
 */
export function countWinAndTieDots(win: string, tie: string): { readonly win: number; readonly tie: number } {
  const won = countDots(win);
  if (isImpossible(tie)) return { win: won, tie: 0 };
  const either = sumOf(win, tie);
  const room = isCertain(either) ? DOT_COUNT : DOT_COUNT - 1; // a possible loss has a dot
  const tied = isCertain(either) ? DOT_COUNT - won : Math.max(countDots(either) - won, 1);
  const excess = Math.max(won + tied - room, 0);
  return won > tied ? { win: won - excess, tie: tied } : { win: won, tie: tied - excess };
}

/** Whether it is certain that one of two mutually exclusive events happens. */
export const isSumCertain = (one: string, other: string) => isCertain(sumOf(one, other));

/** Two probabilities with their least common denominator: `1/2` and `1/3` as `3/6` and `2/6`. */
export function toCommonDenominator(one: string, other: string): readonly [string, string] {
  const [part, whole] = partsOf(one);
  const [more, all] = partsOf(other);
  const common = (whole / getCommonDivisor(whole, all)) * all;
  return [`${(part * common) / whole}/${common}`, `${(more * common) / all}/${common}`];
}

/** The sum of the probabilities of mutually exclusive events. Not in lowest terms, but `1` if certain. */
function sumOf(one: string, other: string): string {
  const [part, whole] = partsOf(one);
  const [more, all] = partsOf(other);
  const [sum, of] = [part * all + more * whole, whole * all];
  return sum === of ? '1/1' : sum === 0n ? '0/1' : `${sum}/${of}`;
}

/**
 * How often something happens that is neither certain nor impossible: `about 12 times out of 20`. Never
 * rounded to never or always.
 */
export function describeFrequency(chance: string, t: Translator<'chances'>): string {
  if (isCertain(chance)) return t('often-always');
  if (isImpossible(chance)) return t('often-never');
  const parts = partsOf(chance);
  const [part, whole] = parts;
  if (part * 100n < whole) return t('often-under');
  if ((whole - part) * 100n < whole) return t('often-over');
  const isEdge = part * 20n < whole || (whole - part) * 20n < whole;
  if (isEdge) return t('often-hundred', { count: Math.min(Math.max(timesOf(parts, 100), 1), 99) });
  const count = timesOf(parts, DOT_COUNT);
  return part * BigInt(DOT_COUNT) === BigInt(count) * whole
    ? t('often-exactly', { count })
    : t('often-about', { count });
}
