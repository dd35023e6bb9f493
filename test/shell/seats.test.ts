import { expect, test } from 'vitest';
import { MAX_TEXT_LENGTH } from '../../src/core/check.ts';
import { KHAN_PLAYERS } from '../../src/games/khan/rules/vocabulary.ts';
import {
  createTableSeat,
  type KhanTable,
  listSeated,
  UNNAMED_TABLE,
} from '../../src/games/khan/saves/players.ts';
import { withSeatChoice, withSeatCount, withSeatEarlier, withSeatName } from '../../src/shell/seats.ts';

const textOf = ({ seats }: KhanTable) => seats.map(({ name, colour }) => `${name}-${colour}`).join(' ');
const THREE: KhanTable = {
  version: 1,
  seats: [
    { name: 'Ada', colour: 'red' },
    { name: 'Bo', colour: 'blue' },
    { name: 'Cy', colour: 'green' },
  ],
};
const withPlayers = (count: number) => withSeatCount(THREE, count, 'colour', KHAN_PLAYERS, createTableSeat);

test('a colour that somebody else has is swapped', () => {
  expect(textOf(withSeatChoice(THREE, 0, 'colour', 'green'))).toBe('Ada-green Bo-blue Cy-red');
  expect(textOf(withSeatChoice(THREE, 0, 'colour', 'yellow'))).toBe('Ada-yellow Bo-blue Cy-green');
});

test('the number of players changes at the end of the table', () => {
  expect(textOf(withPlayers(4))).toBe('Ada-red Bo-blue Cy-green -yellow');
  expect(textOf(withPlayers(2))).toBe('Ada-red Bo-blue');
});

test('names and seats change, and the first player stays where nobody sits before', () => {
  expect(textOf(withSeatName(UNNAMED_TABLE, 1, 'Eve'))).toBe('-blue Eve-green -red -yellow');
  expect(textOf(withSeatEarlier(THREE, 2))).toBe('Ada-red Cy-green Bo-blue');
  expect(withSeatEarlier(THREE, 0)).toBe(THREE);
});

test('an edit that changes nothing returns the same table', () => {
  expect(withSeatName(THREE, 0, 'Ada')).toBe(THREE);
  expect(withSeatChoice(THREE, 1, 'colour', 'blue')).toBe(THREE);
  expect(withPlayers(3)).toBe(THREE);
});

test('a name is cut to what can be stored, never inside a character', () => {
  const [first] = withSeatName(THREE, 0, `${'x'.repeat(MAX_TEXT_LENGTH - 1)}👑`).seats;
  expect(first?.name).toBe('x'.repeat(MAX_TEXT_LENGTH - 1));
});

test('of two players with one colour, the second gets a free one', () => {
  const seats = THREE.seats.map((seat) => ({ ...seat, colour: 'blue' as const }));
  expect(textOf({ version: 1, seats: listSeated({ version: 1, seats }) })).toBe('Ada-blue Bo-green Cy-red');
});
