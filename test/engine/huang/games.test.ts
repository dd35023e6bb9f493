import { expect, test } from 'vitest';
import { GAME_TABLES } from '../../support/game-tables.ts';
import { randomFrom } from '../../support/random.ts';
import type { PlayedGame } from '../../support/random-game.ts';

function total(games: readonly PlayedGame[]) {
  const sum = (of: (game: PlayedGame) => number) => games.reduce((all, game) => all + of(game), 0);
  return {
    actions: sum((game) => game.actions),
    wars: sum((game) => game.wars),
    revolts: sum((game) => game.revolts),
  };
}

test('forty games at random end with an empty bag, and no tile was lost on the way', () => {
  const random = randomFrom(61);
  const games = Array.from({ length: 40 }, () => GAME_TABLES.front(random));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  const { actions, wars, revolts } = total(games);
  expect(actions).toBeGreaterThan(40 * 30);
  expect(wars).toBeGreaterThan(40);
  expect(revolts).toBeGreaterThan(20);
});

test('ten games on a board with nineteen capitals do, too', () => {
  const random = randomFrom(62);
  const games = Array.from({ length: 10 }, () => GAME_TABLES.nineteen(random));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
});

test('ten games with bandits do, too', () => {
  const random = randomFrom(63);
  const games = Array.from({ length: 10 }, () => GAME_TABLES.bandits(random));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
});
