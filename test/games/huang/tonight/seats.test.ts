import { expect, test } from 'vitest';
import type { HuangPlayers } from '../../../../src/games/huang/saves/players.ts';
import {
  FOUR_UNNAMED,
  listSeated,
  withDynasty,
  withPlayerCount,
} from '../../../../src/games/huang/tonight/seats.ts';
import { withSeatEarlier, withSeatName } from '../../../../src/shell/seats.ts';
import { frozen } from '../../../support/frozen.ts';

const table = (...seats: HuangPlayers['seats']): HuangPlayers => frozen({ version: 1, seats, away: [] });
const linesOf = (players: HuangPlayers) =>
  listSeated(players).map(({ name, dynasty }) => `${name} ${dynasty}`);

test('whoever has no dynasty of their own gets the next free one', () => {
  const players = table(
    { name: 'Ada', dynasty: null },
    { name: 'Bo', dynasty: 'tiger' },
    { name: 'Cy', dynasty: 'tiger' },
  );
  expect(linesOf(players)).toEqual(['Ada rabbit', 'Bo tiger', 'Cy rat']);
});

test('a fifth player is the Dragon; one who leaves is known when they come back', () => {
  const five = withSeatName(withPlayerCount(FOUR_UNNAMED, 5), 4, 'Eve');
  expect(linesOf(five).at(-1)).toBe('Eve dragon');
  const four = withPlayerCount(five, 4);
  expect(four.away).toEqual([{ name: 'Eve', dynasty: 'dragon' }]);
  expect(linesOf(withPlayerCount(four, 5)).at(-1)).toBe('Eve dragon');
});

test('a dynasty that another player has is swapped', () => {
  const players = table({ name: 'Ada', dynasty: 'rat' }, { name: 'Bo', dynasty: 'goat' });
  expect(linesOf(withDynasty(players, 0, 'goat'))).toEqual(['Ada goat', 'Bo rat']);
  expect(linesOf(withDynasty(players, 0, 'tiger'))).toEqual(['Ada tiger', 'Bo goat']);
});

test('seats are exchanged with the one before; the first stays', () => {
  const players = table({ name: 'Ada', dynasty: 'rat' }, { name: 'Bo', dynasty: 'goat' });
  expect(linesOf(withSeatEarlier(players, 1))).toEqual(['Bo goat', 'Ada rat']);
  expect(linesOf(withSeatEarlier(players, 0))).toEqual(['Ada rat', 'Bo goat']);
});
