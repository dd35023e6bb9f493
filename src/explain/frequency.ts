import { getCommonDivisor } from '../core/fraction.ts';
import type { Translator } from '../i18n/translator.ts';

/** The number of dots that represent all outcomes. */
export const DOT_COUNT = 20;

const isCertain = (chance: string) => chance === '1/1';
/** Whether an exact chance, as text, is zero. */
export const isImpossible = (chance: string) => chance === '0/1';
/** Whether the exact fraction says more than certain or impossible. */
export const isFraction = (chance: string) => !isCertain(chance) && !isImpossible(chance);

/** Parses a probability as the rules engine writes it, into its numerator and denominator. */
function parseFraction(chance: string): readonly [part: bigint, whole: bigint] {
  const [part, whole] = chance.split('/');
  if (part === undefined || whole === undefined) throw new Error(`No chance: ${chance}`);
  return [BigInt(part), BigInt(whole)];
}

/** Rounds a probability to the nearest number of times out of `total`. */
function scaleFraction([part, whole]: readonly [bigint, bigint], total: number): number {
  return Number((2n * part * BigInt(total) + whole) / (2n * whole));
}

/**
 * Counts the dots that a probability fills. Only an impossible outcome fills none, and only a certain one
 * fills all.
 */
export function countDots(chance: string): number {
  if (isImpossible(chance)) return 0;
  if (isCertain(chance)) return DOT_COUNT;
  return Math.min(Math.max(scaleFraction(parseFraction(chance), DOT_COUNT), 1), DOT_COUNT - 1);
}

/**
 * Counts the dots for a win and for a tie. Each possible outcome (win, tie, loss) gets at least one dot, an
 * impossible one none.
 */
export function countWinAndTieDots(win: string, tie: string): { readonly win: number; readonly tie: number } {
  const won = countDots(win);
  if (isImpossible(tie)) return { win: won, tie: 0 };
  const either = addChances(win, tie);
  const room = isCertain(either) ? DOT_COUNT : DOT_COUNT - 1; // a possible loss has a dot
  const tied = isCertain(either) ? DOT_COUNT - won : Math.max(countDots(either) - won, 1);
  const excess = Math.max(won + tied - room, 0);
  return won > tied ? { win: won - excess, tie: tied } : { win: won, tie: tied - excess };
}

/** Writes two probabilities with their least common denominator: `1/2` and `1/3` as `3/6` and `2/6`. */
export function toCommonDenominator(one: string, other: string): readonly [string, string] {
  const [part, whole] = parseFraction(one);
  const [otherPart, otherWhole] = parseFraction(other);
  const common = (whole / getCommonDivisor(whole, otherWhole)) * otherWhole;
  return [`${(part * common) / whole}/${common}`, `${(otherPart * common) / otherWhole}/${common}`];
}

/** Adds the probabilities of mutually exclusive events. Not in lowest terms, but `1/1` if certain. */
function addChances(one: string, other: string): string {
  const [part, whole] = parseFraction(one);
  const [otherPart, otherWhole] = parseFraction(other);
  const [sum, denominator] = [part * otherWhole + otherPart * whole, whole * otherWhole];
  return sum === denominator ? '1/1' : sum === 0n ? '0/1' : `${sum}/${denominator}`;
}

/** Rounds to whole per cent; only an impossible outcome has 0 per cent and only a certain one 100. */
function toPercent([part, whole]: readonly [bigint, bigint]): number {
  return Math.min(Math.max(scaleFraction([part, whole], 100), 1), 99);
}

/** Rounds a probability, as the rules engine writes it, to whole per cent. */
export const roundToPercent = (chance: string): number => scaleFraction(parseFraction(chance), 100);

/** Whether a probability that is neither certain nor impossible is below or above all that is rounded. */
function findEdge([part, whole]: readonly [bigint, bigint]): 'under' | 'over' | null {
  if (part * 100n < whole) return 'under';
  return (whole - part) * 100n < whole ? 'over' : null;
}

/**
 * Describes how often something happens: `about 62% of the time`. Only a certain event happens always, and
 * only an impossible one never.
 */
export function describeFrequency(chance: string, t: Translator<'chances'>): string {
  if (isCertain(chance)) return t('often-always');
  if (isImpossible(chance)) return t('often-never');
  const parts = parseFraction(chance);
  const edge = findEdge(parts);
  if (edge) return t(`often-${edge}`);
  const percent = toPercent(parts);
  const isExact = parts[0] * 100n === parts[1] * BigInt(percent);
  return t(isExact ? 'often-exactly' : 'often-about', { percent });
}

/** Formats a probability in per cent, for a button or a table: `62%`, `<1%`. */
export function formatPercent(chance: string, t: Translator<'chances'>): string {
  if (isCertain(chance)) return t('percent', { percent: 100 });
  if (isImpossible(chance)) return t('percent', { percent: 0 });
  const parts = parseFraction(chance);
  const edge = findEdge(parts);
  return edge ? t(`percent-${edge}`) : t('percent', { percent: toPercent(parts) });
}
