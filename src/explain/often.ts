import { commonDivisor } from '../engine/fraction.ts';
import type { Translator } from '../i18n/translator.ts';

/** How many dots stand for all that can come. */
export const DOTS = 20;

const isCertain = (chance: string) => chance === '1/1';
export const isImpossible = (chance: string) => chance === '0/1';

/** Part and whole of a chance as the referee writes it. */
function partsOf(chance: string): readonly [part: bigint, whole: bigint] {
  const [part, whole] = chance.split('/');
  if (part === undefined || whole === undefined) throw new Error(`No chance: ${chance}`);
  return [BigInt(part), BigInt(whole)];
}

/** The nearest number of times out of so many. */
function timesOf([part, whole]: readonly [bigint, bigint], of: number): number {
  return Number((2n * part * BigInt(of) + whole) / (2n * whole));
}

/** How many of the dots a chance fills: none and all only where that is exactly so. */
export function dotsOf(chance: string): number {
  if (isImpossible(chance)) return 0;
  if (isCertain(chance)) return DOTS;
  return Math.min(Math.max(timesOf(partsOf(chance), DOTS), 1), DOTS - 1);
}

/** How many dots a win fills, and how many a tie: one at least for each of win, tie and loss that can come, and else none. */
export function dotsOfBoth(win: string, tie: string): { readonly win: number; readonly tie: number } {
  const won = dotsOf(win);
  if (isImpossible(tie)) return { win: won, tie: 0 };
  const either = sumOf(win, tie);
  const room = isCertain(either) ? DOTS : DOTS - 1; // a loss that can come has a dot
  const tied = isCertain(either) ? DOTS - won : Math.max(dotsOf(either) - won, 1);
  const excess = Math.max(won + tied - room, 0);
  return won > tied ? { win: won - excess, tie: tied } : { win: won, tie: tied - excess };
}

/** Whether one of two things that exclude each other comes for certain. */
export const isEither = (one: string, other: string) => isCertain(sumOf(one, other));

/** Two chances with the smallest whole that both have: `1/2` and `1/3` as `3/6` and `2/6`. */
export function ofOneWhole(one: string, other: string): readonly [string, string] {
  const [part, whole] = partsOf(one);
  const [more, all] = partsOf(other);
  const common = (whole / commonDivisor(whole, all)) * all;
  return [`${(part * common) / whole}/${common}`, `${(more * common) / all}/${common}`];
}

/** Two chances that exclude each other, as one, not in lowest terms but where it is certain. */
function sumOf(one: string, other: string): string {
  const [part, whole] = partsOf(one);
  const [more, all] = partsOf(other);
  const [sum, of] = [part * all + more * whole, whole * all];
  return sum === of ? '1/1' : sum === 0n ? '0/1' : `${sum}/${of}`;
}

/** How often something comes that is neither certain nor impossible: `about 12 times out of 20`. Nothing is rounded to never or always. */
export function sayOften(chance: string, t: Translator<'chances'>): string {
  if (isCertain(chance)) return t('often-always');
  if (isImpossible(chance)) return t('often-never');
  const parts = partsOf(chance);
  const [part, whole] = parts;
  if (part * 100n < whole) return t('often-under');
  if ((whole - part) * 100n < whole) return t('often-over');
  const isEdge = part * 20n < whole || (whole - part) * 20n < whole;
  if (isEdge) return t('often-hundred', { count: Math.min(Math.max(timesOf(parts, 100), 1), 99) });
  const count = timesOf(parts, DOTS);
  return part * BigInt(DOTS) === BigInt(count) * whole
    ? t('often-exactly', { count })
    : t('often-about', { count });
}
