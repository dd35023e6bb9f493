import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locale.ts';
import { openIndices, showHits } from '../support/searches.ts';

const indices = await openIndices();

/** What the page of the search shows for a question, in one language, on all pages or on those of one game. */
const shownFor = (locale: Locale, ask: string, game?: string) => showHits(indices, locale, ask, game);

/** Questions from disputes and reviews that once found another rule first or none. */
const DISPUTED: readonly (readonly [
  Locale,
  ask: string,
  rule: string | readonly string[],
  game: string | null,
])[] = [
  ['en', 'do I get points for the red tiles the loser takes off', 'huang/war/points', null],
  ['de', 'gibt es Punkte für entfernte Plättchen', 'huang/war/points', null],
  ['pl', 'czy są punkty za usunięte kafle', 'huang/war/points', null],
  ['en', 'are we allowed to look through the discarded tiles', 'huang/setup/in-sight', 'huang'],
  ['en', 'do discarded tiles go back into the bag', 'huang/setup/in-sight', null],
  ['pl', 'czy wolno oglądać odrzucone kafle', 'huang/setup/in-sight', 'huang'],
  ['en', 'can I count the tiles in the bag', 'huang/setup/in-sight', null],
  // Both rules say that the order does not matter.
  [
    'en',
    'green tile: market first or pagoda first',
    ['huang/tiles/market', 'huang/pagodas/after-tile'],
    null,
  ],
  ['en', 'must I tell how many tiles I have', 'huang/setup/in-sight', 'huang'],
  ['en', 'which cards are out of the game in a hand', 'chu-han/set-up/locked', null],
  ['de', 'Xiahou Ying noch eine Verstärkung', 'chu-han/abilities/xiahou-ying', null],
  ['de', 'luezhi', 'chu-han/reactions/lu-zhi', null],
  ['de', 'Regionsgrenze Eroberungsplättchen', 'khan/conquest/tile', null],
  ['de', 'Karte ziehen am Zuganfang Khan', 'khan/drive-out/space', null],
  ['de', 'wie viele Felder hat der Plan', 'khan/set-up/components', 'khan'],
];

test('points for defeated soldiers are told after those for bandits, which are named alike', () =>
  expect(
    shownFor('en', 'victory points for defeated soldiers')
      .rules.slice(0, 2)
      .map(({ entry }) => entry.id),
  ).toContain('huang/war/points'));

test('what another game says is not shown above the rules of the open one that answer', () => {
  const { shortHits, rules } = shownFor('pl', 'czy można spasować', 'huang');
  expect(rules[0]?.entry.id).toBe('huang/turn/two-actions');
  expect(shortHits.map(({ entry }) => entry.id)).toEqual([]);
});

test('a name of another game is found where the open one has no rule for it', () =>
  expect(shownFor('en', 'Lü Zhi', 'huang').rules[0]?.entry.id).toBe('chu-han/reactions/lu-zhi'));

describe('what a table asks', () => {
  test.each(DISPUTED)('in %s “%s” finds its rule first', (locale, ask, rule, game) =>
    expect([rule].flat()).toContain(
      shownFor(locale, ask, game ?? undefined).rules.map(({ entry }) => entry.id)[0],
    ),
  );
});
