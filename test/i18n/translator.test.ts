import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { LOCALES, matchLocale } from '../../src/i18n/locale.ts';
import { createTextReader, createTranslator } from '../../src/i18n/translator.ts';
import { readTextFile, textFiles } from '../support/content.ts';
import { expectOfEach } from '../support/of-each.ts';

const COUNTS = [0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 21, 22, 25, 100, 101, 112, 1000, 12_345];

describe.each(LOCALES)('texts in %s', (locale) => {
  test('read the same as with i18next', () =>
    expectOfEach(
      textFiles(locale),
      (name) => name,
      async (name) => {
        const texts = readTextFile(locale, name);
        const i18n = i18next.createInstance();
        await i18n.init({
          lng: locale,
          fallbackLng: false,
          resources: { [locale]: { [name]: texts } },
          defaultNS: name,
          interpolation: { escapeValue: false },
        });
        const ours = createTextReader(locale, texts);
        for (const [key, text] of Object.entries(texts)) {
          const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
          const facts = Object.fromEntries(
            names.map((fact, i) => [fact, i % 2 === 0 ? `«${fact}»` : 1234 + i]),
          );
          const [, family] = /^(.+)_(?:one|few|many|other)$/.exec(key) ?? [];
          if (family === undefined) expect(ours(key, facts)).toBe(i18n.t(key, facts));
          else
            for (const count of COUNTS)
              expect(ours(family, { ...facts, count })).toBe(i18n.t(family, { ...facts, count }));
        }
      },
    ));

  test('has every plural form that the language asks for', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const name of textFiles(locale)) {
      const keys = Object.keys(readTextFile(locale, name));
      const families = keys.flatMap((key) => /^(.+)_(?:one|few|many|other)$/.exec(key)?.[1] ?? []);
      for (const family of families)
        for (const form of needed) expect(keys, `${locale}/${name}`).toContain(`${family}_${form}`);
    }
  });

  test('has the same keys and facts as English', () => {
    const shape = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key.replace(/_(one|few|many|other)$/, ''),
          [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))].sort().join(),
        ]),
      );
    expect([...textFiles(locale)].sort()).toEqual([...textFiles('en')].sort());
    for (const name of textFiles('en'))
      expect(shape(readTextFile(locale, name)), `${locale}/${name}.json`).toEqual(
        shape(readTextFile('en', name)),
      );
  });
});

describe('the translator', () => {
  const t = createTextReader('pl', {
    a_one: '{{count}} punkt',
    a_few: '{{count}} punkty',
    a_many: '{{count}} punktów',
    a_other: '{{count}} punktu',
    b: '{{x}}',
  });
  test.each([
    [1, '1 punkt'],
    [3, '3 punkty'],
    [5, '5 punktów'],
    [12, '12 punktów'],
    [22, '22 punkty'],
    [1.5, '1.5 punktu'],
    [12_345, '12345 punktów'],
  ])('chooses the Polish plural of %d', (count, text) => expect(t('a', { count })).toBe(text));

  test('throws on a key or a fact that is missing, for these are mistakes of ours', () => {
    expect(() => t('nothing')).toThrow('No pl text for nothing');
    expect(() => t('b')).toThrow('lacks its fact x');
    expect(() => t('toString')).toThrow('No pl text');
  });

  test('takes facts as they are, whatever stands in them', () => {
    expect(t('b', { x: '{{x}} $& <b>' })).toBe('{{x}} $& <b>');
  });
});

test.each([
  [['pl-PL'], 'pl'],
  [['fr-FR', 'de-AT', 'en'], 'de'],
  [['EN-us'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('who wants %j reads %s', (wanted, locale) => expect(matchLocale(wanted)).toBe(locale));

test.each([
  ['de', 'A, B und C', 'A und B'],
  ['pl', 'A, B i\u00a0C', 'A i\u00a0B'],
  ['en', 'A, B and C', 'A and B'],
] as const)('lists in %s', (locale, three, two) => {
  const { list } = createTranslator<never>(locale, {});
  expect([list(['A', 'B', 'C']), list(['A', 'B']), list(['A']), list([])]).toEqual([three, two, 'A', '']);
});

test.each(LOCALES)('lists in %s are those of Intl, but for where a line may end', (locale) => {
  const { list } = createTranslator<never>(locale, {});
  const british = locale === 'en' ? 'en-GB' : locale; // no comma before the last “and”
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  for (const things of [
    ['A', 'B'],
    ['A', 'B', 'C'],
    ['A', 'B', 'C', 'D'],
  ])
    expect(plain(list(things))).toBe(plain(new Intl.ListFormat(british).format(things)));
});
