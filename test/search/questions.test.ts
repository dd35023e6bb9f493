import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { openIndices, questionsIn, rankAnswer, showHits } from '../support/searches.ts';

const indices = await openIndices();

/** The rules that the page shows for a question, best first. */
const rulesFor = (locale: Locale, ask: string) =>
  showHits(indices, locale, ask).rules.map(({ entry }) => entry.id);

describe.each(COMPLETE_LOCALES)('questions in %s', (locale) => {
  const questions = questionsIn(locale);
  const share = (kind: string) => questions.filter((one) => one.kind === kind).length / questions.length;

  test('are many, and of every kind', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(share('inflected')).toBeGreaterThanOrEqual(1 / 3);
    for (const kind of ['misspelt', 'edition', 'question'])
      expect(share(kind), kind).toBeGreaterThanOrEqual(1 / 6);
  });

  test('are no titles, and name rules that there are', () => {
    const { rules } = readRulebook();
    const titles = new Set(rules.map((rule) => rule.data.title.toLowerCase()));
    const ids = new Set(rules.map((rule) => rule.id));
    expect(questions.filter(({ ask }) => titles.has(ask.toLowerCase()))).toEqual([]);
    expect(questions.flatMap((one) => one.rules).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('find the right rule first for 80 in a hundred, among the first three for 97', () => {
    const places = questions.map(({ ask, rules }) => ({
      ask,
      place: rankAnswer(showHits(indices, locale, ask), rules),
    }));
    const beyond = places.filter(({ place }) => place === 0 || place > 3);
    const second = places.filter(({ place }) => place !== 1);
    expect(beyond.length / questions.length, JSON.stringify(beyond)).toBeLessThanOrEqual(0.03);
    expect(second.length / questions.length, JSON.stringify(second)).toBeLessThanOrEqual(0.2);
  });
});

describe('asked in another language than the page’s', () => {
  const cases = COMPLETE_LOCALES.flatMap((page) =>
    COMPLETE_LOCALES.filter((asked) => asked !== page).map((asked) => [page, asked] as const),
  );
  test.each(cases)('a page in %s answers half of what is asked in %s at once', (page, asked) => {
    const questions = questionsIn(asked).filter((one) => one.kind === 'question');
    const found = questions.filter(({ ask, rules }) =>
      rulesFor(page, ask)
        .slice(0, 3)
        .some((rule) => rules.includes(rule)),
    );
    expect(found.length / questions.length).toBeGreaterThanOrEqual(0.5);
  });
});

describe('what is no question', () => {
  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['one endless word', 'x'.repeat(10_000)],
    ['a word two thousand times', 'pagoda '.repeat(2000)],
    ['pictures', '🐉🐉'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['signs of patterns', '.*+?^$()|[]\\'],
    ['names that every object has', '__proto__ constructor toString hasOwnProperty'],
    ['half a character', '\u0000\uD800'],
    ['a quotation mark', '"'],
    ['a single letter', 'w'],
    ['a single sign of another writing', '皇'],
    ['text from right to left', 'מי מנצח במלחמה؟ من يفوز'],
    ['signs that turn the direction', '\u202Epagoda\u202C'],
  ])('%s does no harm', (_, nonsense) => {
    for (const locale of LOCALES) expect(rulesFor(locale, nonsense).length).toBeLessThanOrEqual(8);
  });

  test('finds nothing where there is nothing to find', () => {
    for (const locale of LOCALES)
      for (const empty of ['', ' ', '🐉🐉', '"', 'שלום', '皇']) expect(rulesFor(locale, empty)).toEqual([]);
  });
});
