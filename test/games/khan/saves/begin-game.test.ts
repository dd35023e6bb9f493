import { expect, test } from 'vitest';
import { tool as conquest } from '../../../../src/games/khan/conquest/tool.tsx';
import { tool as rulers } from '../../../../src/games/khan/rulers/tool.tsx';
import { beginKhanGame } from '../../../../src/games/khan/saves/begin-game.ts';
import type { KhanTable } from '../../../../src/games/khan/saves/players.ts';
import { tool as score } from '../../../../src/games/khan/score/tool.tsx';
import { historyOf } from '../../../support/history-of.ts';
import { readFixture } from '../../../support/read-fixture.ts';

const TABLE: KhanTable = {
  version: 1,
  seats: [
    { name: 'Ada', colour: 'yellow' },
    { name: '', colour: 'red' },
  ],
};
const NOW = '2026-11-27T19:30:00.000Z';
const STORED = {
  'khan-conquest': readFixture('khan-conquest.v3'),
  'khan-rulers': readFixture('khan-rulers.v3'),
};

test('a game that begins clears what is open, keeps what is printed, and one undo brings it back', () => {
  const values = beginKhanGame(STORED, TABLE, NOW);
  const [before, board] = [
    historyOf(conquest, STORED['khan-conquest']),
    historyOf(conquest, values['khan-conquest']),
  ];
  expect(board.now).toMatchObject({ by: 'yellow', yurts: {}, rulers: [], tiles: [], covers: [] });
  const { size, river, shapes } = before.now;
  expect(board.now).toMatchObject({ size, river, shapes });
  expect(board.past.at(-1)).toEqual(before.now);
  const [then, moved] = [historyOf(rulers, STORED['khan-rulers']), historyOf(rulers, values['khan-rulers'])];
  expect(moved.now).toMatchObject({ ruler: null, taken: [], camp: 5, left: 0, river: then.now.river });
  expect(moved.past.at(-1)).toEqual(then.now);
});

test('the players are stored, and the boards stay if nothing is open or a newer version wrote it', () => {
  for (const stored of [{}, { 'khan-conquest': { version: 99 } }])
    expect(Object.keys(beginKhanGame(stored, TABLE, NOW))).toEqual(['khan-players', 'khan-score']);
});

test('the final count opens with the players, and an open one is archived', () => {
  const { now } = historyOf(score, beginKhanGame({}, TABLE, NOW)['khan-score']);
  expect(now.begun).toBe(NOW);
  expect(now.seats).toEqual([
    { name: 'Ada', colour: 'yellow', entries: { tiles: '', bonus: '', area: '' } },
    { name: '', colour: 'red', entries: { tiles: '', bonus: '', area: '' } },
  ]);
  const before = readFixture('khan-score.v1');
  const values = beginKhanGame({ 'khan-score': before }, TABLE, NOW);
  const earlier = historyOf(score, before).now;
  expect(historyOf(score, values['khan-score']).past.at(-1)).toEqual(earlier);
  expect(values['khan-games']).toMatchObject({ games: [earlier] });
  expect(beginKhanGame({ 'khan-score': { version: 99 } }, TABLE, NOW)).toEqual({ 'khan-players': TABLE });
});
