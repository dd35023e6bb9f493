import { describe, expect, test } from 'vitest';
import {
  countDots,
  countWinAndTieDots,
  DOT_COUNT,
  describeFrequency,
  formatPercent,
  toCommonDenominator,
} from '../../src/explain/frequency.ts';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { readTexts } from '../support/content.ts';

// Twenty dots and the words beside them: rounded, but never to nothing and never to all.

const en = createTranslator('en', readTexts('en', 'chances'));
const CERTAIN = /certain|jedem Fall|na pewno|never|keinem Fall|nigdy/;

test.each([
  ['1/2', '1/3', '3/6', '2/6'],
  ['1/4', '1/6', '3/12', '2/12'], // the smallest whole of both, not 24
  ['66217736/303528863', '825174864/2124702041', '463524152/2124702041', '825174864/2124702041'], // 7 times the first whole
])('%s and %s are %s and %s of one whole', (win, tie, won, tied) => {
  expect(toCommonDenominator(win, tie)).toEqual([won, tied]);
});

describe('the dots of a chance', () => {
  test.each([
    ['0/1', 0],
    ['1/1000000', 1], // a thing that can come is never drawn as none
    ['1/2', 10],
    ['3/5', 12],
    ['17/29', 12], // 11.7
    ['999999/1000000', 19],
    ['1/1', 20],
  ])('of %s are %i', (chance, dots) => {
    expect(countDots(chance)).toBe(dots);
  });

  test.each([
    ['1/2', '1/4', 10, 5],
    ['1/2', '1/2', 10, 10], // lost is impossible
    ['999/1000', '1/1000', 19, 1],
    ['1/1000', '1/1000', 1, 1],
    ['0/1', '1/1', 0, 20],
    ['1/1', '0/1', 20, 0],
    ['997/1000', '2/1000', 18, 1], // all three can come, so each has a dot
  ])('of a win of %s and a tie of %s are %i and %i', (win, tie, full, half) => {
    expect(countWinAndTieDots(win, tie)).toEqual({ win: full, tie: half });
  });

  test('of any two chances show what can come, and nothing else', () => {
    for (let whole = 1; whole <= 60; whole++)
      for (let win = 0; win <= whole; win++)
        for (let tie = 0; tie <= whole - win; tie++) {
          const dots = countWinAndTieDots(fraction(win, whole), fraction(tie, whole));
          const lost = DOT_COUNT - dots.win - dots.tie;
          expect([dots.win > 0, dots.tie > 0, lost > 0], `${win} ${tie} ${whole}`).toEqual([
            win > 0,
            tie > 0,
            win + tie < whole,
          ]);
        }
  });
});

describe('in words', () => {
  test.each([
    ['1/101', 'less than 1% of the time'],
    ['1/100', '1% of the time'],
    ['1/25', '4% of the time'],
    ['1/20', '5% of the time'],
    ['17/29', 'about 59% of the time'],
    ['24/25', '96% of the time'],
    ['99/100', '99% of the time'],
    ['100/101', 'more than 99% of the time'],
    ['1/1', 'for certain'],
    ['0/1', 'never'],
  ])('%s is said as %s', (chance, said) => {
    expect(describeFrequency(chance, en)).toBe(said);
  });

  test.each(COMPLETE_LOCALES)(
    'only what is exactly so is certain or impossible, and nothing 0 or 100 per cent, in %s',
    (locale) => {
      const t = createTranslator(locale, readTexts(locale, 'chances'));
      for (let part = 1; part < 2000; part++) {
        const said = describeFrequency(fraction(part, 2000), t);
        expect(said).not.toMatch(CERTAIN);
        expect(said).not.toMatch(/\b(?:0|100)\s?%/);
        expect(formatPercent(fraction(part, 2000), t)).not.toMatch(/^(?:0|100)\s?%/);
      }
      expect(describeFrequency('1/1', t)).toMatch(CERTAIN);
      expect(describeFrequency('0/1', t)).toMatch(CERTAIN);
    },
  );
});

/** A fraction in lowest terms, as the referee writes it. */
function fraction(part: number, whole: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return `${part / divisor(part, whole)}/${whole / divisor(part, whole)}`;
}
