import { describe, expect, test } from 'vitest';
import { CHU_HAN_RULING_OPTIONS } from '../../src/games/chu-han/rules/ruling-options.ts';
import { HUANG_RULING_OPTIONS } from '../../src/games/huang/rules/ruling-options.ts';
import { KHAN_RULING_OPTIONS } from '../../src/games/khan/rules/ruling-options.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { readTexts } from '../support/content.ts';

const { rulings } = readRulebook();
const anchorOf = (id: string) => id.split('/').at(-1);

describe('open points', () => {
  test.each([
    ['huang', HUANG_RULING_OPTIONS],
    ['chu-han', CHU_HAN_RULING_OPTIONS],
    ['khan', KHAN_RULING_OPTIONS],
  ])('of %s are those that the engine knows, with its choices, the default first', (game, points) => {
    const known = rulings.filter(({ id, data }) => id.startsWith(`${game}/`) && !data.settled);
    expect(
      Object.fromEntries(
        known.map(({ id, data }) => [anchorOf(id), data.choices.map((choice) => choice.id)]),
      ),
    ).toEqual(points);
  });

  test('that no case can name have one reading', () => {
    const settled = rulings.filter(({ data }) => data.settled);
    expect(settled.length).toBeGreaterThan(0);
    expect(settled.filter(({ data }) => data.choices.length !== 1)).toEqual([]);
  });

  test.each(LOCALES)('have a name and one for each choice in %s, and nothing else has', (locale) => {
    const wanted = rulings.flatMap(({ id, data }) => [
      `point-${anchorOf(id)}`,
      ...data.choices.map((choice) => `choice-${anchorOf(id)}-${choice.id}`),
    ]);
    expect(Object.keys(readTexts(locale, 'rulings')).sort()).toEqual(wanted.sort());
  });
});
