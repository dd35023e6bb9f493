import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { computeExample, isScoreExample } from '../../src/rulebook/example.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { translatePeople } from '../../src/rulebook/translate-people.ts';

const { examples, people } = readRulebook();
const scored = examples.filter(({ data }) => data.case.ask === 'score' && data.case.game === 'huang');

describe.each(COMPLETE_LOCALES)('people in examples in %s', (locale) => {
  const names = Object.values(people).map((person) => person[locale]);
  const foreign = Object.values(people)
    .flatMap(Object.values<string>)
    .filter((name) => !names.includes(name));

  test('have different names', () => expect(new Set(names).size).toBe(names.length));

  test.each(scored)('are named so in $id, and what comes out is the same', ({ id, data }) => {
    const given = computeExample(id, data);
    const told = computeExample(id, translatePeople(locale, people, data));
    if (!given.ok || !told.ok) throw new Error(`${id} is wrong`);
    if (!isScoreExample(given.value) || !isScoreExample(told.value)) throw new Error(`${id} scores nothing`);
    const players = given.value.case.players.map(({ name }) => people[name]?.[locale]);
    expect(told.value.case.players.map(({ name }) => name)).toEqual(players);
    const { winner } = given.value.answer;
    expect(told.value.answer.winner).toBe(winner === null ? null : people[winner]?.[locale]);
    expect(told.value.written).toMatchObject({ players: players.map((name) => ({ name })) });
  });

  test('have no name of another language in any text', () => {
    const word = new RegExp(`(?<!\\p{L})(?:${[...foreign, '(?!)'].join('|')})(?!\\p{L})`, 'u');
    const wrong = examples.filter(({ data }) => word.test(`${data.title[locale]} ${data.text[locale]}`));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

test('some are called otherwise in Polish', () => {
  expect(people['Ben']).toMatchObject({ de: 'Ben', pl: 'Bartek', en: 'Ben' });
  expect(scored.length).toBeGreaterThan(5);
});
