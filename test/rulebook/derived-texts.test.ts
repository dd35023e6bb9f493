import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import {
  listDerivedTexts,
  listObsoleteReviews,
  listUnreviewedTexts,
  makeReviewedFile,
} from '../../src/rulebook/checks/derived-texts.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { readTextFile } from '../support/content.ts';

const book = { ...readRulebook(), compared: {} };
const textsOf = (file: string) => COMPLETE_LOCALES.map((locale) => readTextFile(locale, file));
const restated = listDerivedTexts(book, textsOf);
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const after = (names: readonly string[]) => ({
  ...book,
  compared: parse(makeReviewedFile(book, restated, names)),
});

test('definitions, notes, open points, examples, cards and hints each name rules that they restate', () => {
  for (const kind of ['glossary', 'editions', 'rulings', 'examples', 'related-games', 'sheets', 'ui'])
    expect(namesOf(restated).filter((name) => name.startsWith(`${kind}/`)).length).toBeGreaterThan(2);
  const rules = new Set(book.rules.map(({ id }) => id));
  expect(restated.filter((one) => one.rules.length === 0 || one.rules.some((id) => !rules.has(id)))).toEqual(
    [],
  );
});

test('nothing counts as compared before somebody says so', () =>
  expect(listUnreviewedTexts(book, restated)).toHaveLength(restated.length));

test('what has been compared is not listed, by itself or with its folder', () => {
  const one = after(['glossary/huang/bag']);
  expect(namesOf(listUnreviewedTexts(one, restated))).not.toContain('glossary/huang/bag');
  expect(listUnreviewedTexts(one, restated)).toHaveLength(restated.length - 1);
  expect(
    namesOf(listUnreviewedTexts(after(['glossary']), restated)).filter((name) => /^glossary/.test(name)),
  ).toEqual([]);
});

test.each(COMPLETE_LOCALES)('a rule that changes in %s brings back all that restate it', (locale) => {
  const compared = after(['glossary', 'editions', 'rulings', 'examples', 'related-games', 'sheets', 'ui']);
  expect(listUnreviewedTexts(compared, restated)).toEqual([]);
  const rules = book.rules.map((rule) =>
    rule.locale === locale && rule.id === 'huang/end/trigger'
      ? { ...rule, body: `${rule.body} Or not.` }
      : rule,
  );
  const wanted = restated.filter((one) => one.rules.includes('huang/end/trigger'));
  expect(namesOf(wanted)).toContain('glossary/huang/bag');
  expect(namesOf(wanted)).toContain('sheets/huang/end/1');
  expect(listUnreviewedTexts({ ...compared, rules }, restated)).toEqual(wanted);
});

test('so does a word of the text itself', () => {
  const compared = after(['ui']);
  const changed = listDerivedTexts(book, (file) =>
    textsOf(file).map((own) => ({ ...own, 'ji-bu-what': 'Look.' })),
  );
  const cards = changed.filter(({ name }) => name.startsWith('ui/chu-han-cards/'));
  expect(namesOf(listUnreviewedTexts(compared, cards))).toEqual(['ui/chu-han-cards/ji-bu']);
});

test('what is gone is named, and left out of the next list', () => {
  const compared = { ...book, compared: { 'glossary/huang/gone': 'x' } };
  expect(listObsoleteReviews(compared, restated)).toEqual([
    'content/compared.yaml: glossary/huang/gone no longer exists',
  ]);
  expect(makeReviewedFile(compared, restated, [])).not.toContain('gone');
});

test('a hint with which no text begins is refused', () =>
  expect(() =>
    listDerivedTexts(
      { ...book, restates: [{ id: 'chu-han-cards', data: { nobody: ['huang/end/tie'] }, source: {} }] },
      textsOf,
    ),
  ).toThrow('content/restates/chu-han-cards.yaml names nobody'));
