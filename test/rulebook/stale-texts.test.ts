import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createRecord } from '../../src/core/record.ts';
import { COMPLETE_LOCALES, fillLocales } from '../../src/i18n/fallback.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import {
  listStaleTexts,
  listTranslatedTexts,
  makeLevelFile,
  type TranslatedText,
} from '../../src/rulebook/checks/stale-texts.ts';
import { CONTENT_FOLDER, readRulebook } from '../../src/rulebook/files.ts';

const text = (name: string, de: string, pl: string, en: string): TranslatedText => ({
  name,
  in: fillLocales({ de, pl, en }),
});
const TEXTS = [text('rules/a/b/c', 'eins', 'jeden', 'one'), text('ui/about/title', 'zwei', 'dwa', 'two')];
const level = parse(makeLevelFile(TEXTS, {}, ['rules', 'ui/about/title']));
const late = (locale: Locale, texts: readonly TranslatedText[]) =>
  listStaleTexts(locale, texts, level).map(({ name }) => name);

test('what all languages said alike is behind in none', () => {
  for (const locale of LOCALES) expect(late(locale, TEXTS)).toEqual([]);
});

test('where one has changed the others are behind, and it is not', () => {
  const changed = [text('rules/a/b/c', 'eins', 'jeden', 'first'), ...TEXTS.slice(1)];
  expect(late('de', changed)).toEqual(['rules/a/b/c']);
  expect(late('pl', changed)).toEqual(['rules/a/b/c']);
  expect(late('en', changed)).toEqual([]);
});

test('who follows is behind no more, whoever is still waited for', () => {
  const followed = [text('rules/a/b/c', 'eins', 'pierwszy', 'first'), ...TEXTS.slice(1)];
  expect(late('pl', followed)).toEqual([]);
  expect(late('de', followed)).toEqual(['rules/a/b/c']);
});

test('one that needs no change is level as soon as somebody says so, by name or with its folder', () => {
  const changed = [text('rules/a/b/c', 'eins', 'jeden', 'One'), text('ui/about/title', 'zwei', 'dwa', 'Two')];
  const after = parse(makeLevelFile(changed, level, ['rules/a']));
  expect(listStaleTexts('pl', changed, after).map(({ name }) => name)).toEqual(['ui/about/title']);
  expect(makeLevelFile(changed.slice(1), level, [])).not.toContain('rules/a/b/c'); // what is gone is left out
});

test('rules, notes, examples, terms and texts of pages are looked at, what counts once for all its forms', () => {
  const texts = (locale: Locale) => ({ points_one: locale, points_other: `${locale}s`, title: 'Yamen' });
  const shared = listTranslatedTexts(readRulebook(), { score: createRecord(LOCALES, texts) });
  const names = shared.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const folder of readdirSync(CONTENT_FOLDER).filter((one) =>
    /^(editions|examples|glossary|rulings|chapters)$/.test(one),
  ))
    expect(names.filter((name) => name.startsWith(`${folder}/`)).length).toBe(
      readdirSync(join(CONTENT_FOLDER, folder), { recursive: true, encoding: 'utf8' }).filter((one) =>
        one.endsWith('.yaml'),
      ).length,
    );
  expect(names.filter((name) => name.startsWith('ui/'))).toEqual(['ui/score/points', 'ui/score/title']);
  for (const { name, in: said } of shared)
    for (const locale of COMPLETE_LOCALES)
      expect(JSON.stringify(said[locale]).length, `${name} ${locale}`).toBeGreaterThan(4);
});
