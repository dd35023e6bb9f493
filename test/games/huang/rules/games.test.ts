import { expect, test } from 'vitest';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { GAME_TABLES } from '../../../support/game-tables.ts';
import { randomFrom } from '../../../support/random.ts';
import type { PlayedGame } from '../../../support/random-game.ts';

function total(games: readonly PlayedGame[]) {
  const sum = (of: (game: PlayedGame) => number) => games.reduce((all, game) => all + of(game), 0);
  return {
    actions: sum((game) => game.actions),
    wars: sum((game) => game.wars),
    revolts: sum((game) => game.revolts),
  };
}

const COUNT = tries(40);

test('games at random end with an empty bag, and no tile was lost on the way', () => {
  const random = randomFrom(seedFrom(61));
  const games = Array.from({ length: COUNT }, () => GAME_TABLES.front(random));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  const { actions, wars, revolts } = total(games);
  expect(actions).toBeGreaterThan(COUNT * 30);
  expect(wars).toBeGreaterThan(COUNT);
  expect(revolts).toBeGreaterThan(COUNT / 2);
});

test('games on a board with nineteen capitals do, too', () => {
  const random = randomFrom(seedFrom(62));
  const games = Array.from({ length: tries(10) }, () => GAME_TABLES.nineteen(random));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
});

test('games with bandits do, too', () => {
  const random = randomFrom(seedFrom(63));
  const games = Array.from({ length: tries(10) }, () => GAME_TABLES.bandits(random));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
});
