import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tool as conquest } from '../../../../src/games/khan/conquest/tool.tsx';
import { tool as rulers } from '../../../../src/games/khan/rulers/tool.tsx';
import { beginKhanGame } from '../../../../src/games/khan/saves/begin-game.ts';
import type { KhanTable } from '../../../../src/games/khan/saves/players.ts';
import type { Tool } from '../../../../src/shell/tool.ts';
import type { ToolTypes } from '../../../../src/shell/tool-types.ts';

const TABLE: KhanTable = {
  version: 1,
  seats: [
    { name: 'Ada', colour: 'yellow' },
    { name: '', colour: 'red' },
  ],
};
const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8'));
const STORED = {
  'khan-conquest': readFixture('khan-conquest.v3'),
  'khan-rulers': readFixture('khan-rulers.v3'),
};

function historyOf<K extends ToolTypes>({ save }: Tool<K>, raw: unknown) {
  const { history } = save.parse(raw);
  if (!history) throw new Error(`Unreadable: ${JSON.stringify(raw)}`);
  return history;
}

test('a game that begins clears what is open, keeps what is printed, and one undo brings it back', () => {
  const values = beginKhanGame(STORED, TABLE);
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

test('the players are stored, and nothing else if nothing is open or a newer version wrote it', () => {
  expect(beginKhanGame({}, TABLE)).toEqual({ 'khan-players': TABLE });
  expect(beginKhanGame({ 'khan-conquest': { version: 99 } }, TABLE)).toEqual({ 'khan-players': TABLE });
});
