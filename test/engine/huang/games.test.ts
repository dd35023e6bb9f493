import { expect, test } from 'vitest';
import { randomFrom } from '../../support/random.ts';
import { type PlayedGame, playGame } from '../../support/random-game.ts';

/** A board of our own with nineteen capitals and granaries on them. */
const NINETEEN = [
  '..C...~...C.',
  '...C..~~....',
  'C.....~..C..',
  '...C...~...C',
  '~~...C..~...',
  '..~~....C...',
  'C...~~....C.',
  '...C..~~....',
  '.C.....C~..C',
  '....C....~..',
  '..C....C..~C',
];

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
  const games = Array.from({ length: 40 }, () => playGame(random, null));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  const { actions, wars, revolts } = total(games);
  expect(actions).toBeGreaterThan(40 * 30);
  expect(wars).toBeGreaterThan(40);
  expect(revolts).toBeGreaterThan(20);
});

test('ten games on a board with nineteen capitals do, too', () => {
  const random = randomFrom(62);
  const capitals = NINETEEN.flatMap((row, r) =>
    [...row].flatMap((kind, c) => (kind === 'C' ? [`${c - Math.floor(r / 2)},${r}`] : [])),
  );
  expect(capitals).toHaveLength(19);
  const games = Array.from({ length: 10 }, () => playGame(random, NINETEEN, { granaries: capitals }));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
});

test('ten games with bandits do, too', () => {
  const random = randomFrom(63);
  const bandits = [
    { at: ['0,0', '1,0', '0,1'], strength: 1 },
    { at: ['6,5', '7,5', '6,6'], strength: 2 },
    { at: ['5,9', '6,9', '5,10'], strength: 3 },
  ];
  const games = Array.from({ length: 10 }, () => playGame(random, null, { bandits }));
  expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
});
