import { expect, test } from 'vitest';
import { type KhanTable, UNNAMED_TABLE } from '../../../../src/games/khan/saves/players.ts';
import {
  listSeated,
  withColour,
  withName,
  withSeatCount,
  withSeatEarlier,
} from '../../../../src/games/khan/tonight/seats.ts';

const textOf = ({ seats }: KhanTable) => seats.map(({ name, colour }) => `${name}-${colour}`).join(' ');
const THREE: KhanTable = {
  version: 1,
  seats: [
    { name: 'Ada', colour: 'red' },
    { name: 'Bo', colour: 'blue' },
    { name: 'Cy', colour: 'green' },
  ],
};

test('a colour that somebody else has is swapped', () => {
  expect(textOf(withColour(THREE, 0, 'green'))).toBe('Ada-green Bo-blue Cy-red');
  expect(textOf(withColour(THREE, 0, 'yellow'))).toBe('Ada-yellow Bo-blue Cy-green');
});

test('the number of players changes at the end of the table', () => {
  expect(textOf(withSeatCount(THREE, 4))).toBe('Ada-red Bo-blue Cy-green -yellow');
  expect(textOf(withSeatCount(THREE, 2))).toBe('Ada-red Bo-blue');
});

test('names and seats change, and the first player stays where nobody sits before', () => {
  expect(textOf(withName(UNNAMED_TABLE, 1, 'Eve'))).toBe('-blue Eve-green -red -yellow');
  expect(textOf(withSeatEarlier(THREE, 2))).toBe('Ada-red Cy-green Bo-blue');
  expect(withSeatEarlier(THREE, 0)).toBe(THREE);
});

test('of two players with one colour, the second gets a free one', () => {
  const seats = THREE.seats.map((seat) => ({ ...seat, colour: 'blue' as const }));
  expect(textOf({ version: 1, seats: listSeated({ version: 1, seats }) })).toBe('Ada-blue Bo-green Cy-red');
});
