import { expect, test, vi } from 'vitest';
import { COMPLETE_LOCALES, fillLocales, getFallbackChain } from '../../src/i18n/fallback.ts';
import { fillMissingTexts } from '../../src/i18n/fill-missing-texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { FileTexts } from '../../src/i18n/text-types.ts';

// As if Polish were not complete yet, and took what it lacks from German, then from English.
vi.mock('../../src/i18n/locale.ts', async (original) => ({
  ...(await original<typeof import('../../src/i18n/locale.ts')>()),
  LOCALES: ['de', 'pl', 'en'],
  LOCALE_FALLBACKS: { pl: 'de' },
}));

test('a complete language has no fallback, another one has its own and then English', () => {
  expect(COMPLETE_LOCALES).toEqual(['de', 'en']);
  for (const locale of COMPLETE_LOCALES) expect(getFallbackChain(locale)).toEqual([locale]);
  expect(getFallbackChain('pl')).toEqual(['pl', 'de', 'en']);
});

test('a text for each language comes from its first fallback that has one', () => {
  const [own, german, english] = ['jeden', 'eins', 'one'];
  const filled = (pl: string | undefined) => fillLocales({ de: german, pl, en: english });
  expect(filled(own)).toMatchObject({ de: german, pl: own, en: english });
  expect(filled(undefined)).toMatchObject({ pl: german });
  expect(() => fillLocales({ pl: own, en: english })).toThrow('Nobody says in de');
});

test('texts of pages are filled in key by key', () => {
  const texts: Readonly<Partial<Record<Locale, FileTexts>>> = {
    pl: { a: 'swój' },
    de: { a: 'eigen', b: 'von dort' },
    en: { b: 'from there', c: 'last' },
  };
  expect(fillMissingTexts('pl', (locale) => texts[locale] ?? {})).toEqual({
    a: 'swój',
    b: 'von dort',
    c: 'last',
  });
});

// Polish: one 1, few 2, many 5, other 1.5. In German and English all but 1 are `other`.
test('plural forms are those of the page', () => {
  const english = { points_one: '{{count}} point', points_other: '{{count}} points' };
  const filled = fillMissingTexts('pl', (locale) => (locale === 'en' ? english : {}));
  expect(filled).toEqual({
    points_one: '{{count}} point',
    points_few: '{{count}} points',
    points_many: '{{count}} points',
    points_other: '{{count}} points',
  });
});
