import { describe, expect, test } from 'vitest';
import { tool as board } from '../../../../src/games/huang/board/tool.tsx';
import { tool as conflict } from '../../../../src/games/huang/conflict/tool.tsx';
import { beginHuangGame, type HuangBeginning } from '../../../../src/games/huang/saves/begin-game.ts';
import { tool as score } from '../../../../src/games/huang/score/tool.tsx';
import type { Tool } from '../../../../src/shell/tool.ts';
import type { ToolTypes } from '../../../../src/shell/tool-types.ts';
import { historyOf } from '../../../support/history-of.ts';
import { readFixture } from '../../../support/read-fixture.ts';

const NOW = '2026-11-27T19:00:00.000Z';
const BEGINNING: HuangBeginning = {
  players: {
    version: 1,
    seats: [
      { name: 'Ada', dynasty: 'rat' },
      { name: '', dynasty: 'tiger' },
      { name: 'Bo', dynasty: 'goat' },
    ],
    away: [],
  },
  first: 'tiger',
  kingdoms: true,
  edition: 'de',
};
const DYNASTIES = ['rat', 'tiger', 'goat'];

describe('a game that begins', () => {
  const values = beginHuangGame({}, BEGINNING, NOW);

  test('seats the players everywhere, with the one who begins at turn', () => {
    const { setup, begun } = historyOf(board, values['huang-board']).now;
    expect([setup.players, setup.turn, begun]).toEqual([DYNASTIES, 'tiger', NOW]);
    expect(Object.values(setup.tiles)).toEqual(Array(7).fill('yellow'));
    expect(historyOf(conflict, values['huang-conflict']).now.players).toEqual(DYNASTIES);
    const game = historyOf(score, values['huang-score']).now;
    expect(game.seats.map(({ name, dynasty }) => ({ name, dynasty }))).toEqual(BEGINNING.players.seats);
    expect(game.kingdoms).toBe(true);
    expect(values['huang-players']).toEqual(BEGINNING.players);
  });

  test('has begun in no tool, so that its players can still change', () => {
    expect(board.isBegun(historyOf(board, values['huang-board']).now)).toBe(false);
    expect(score.isBegun(historyOf(score, values['huang-score']).now)).toBe(false);
    expect(conflict.isBegun(historyOf(conflict, values['huang-conflict']).now)).toBe(false);
  });
});

describe('what was open before', () => {
  const before = {
    'huang-board': readFixture('huang-board.v4'),
    'huang-tables': readFixture('huang-tables.v3'),
    'huang-score': readFixture('huang-score.v2'),
    'huang-conflict': readFixture('huang-conflict.v5'),
  };
  const values = beginHuangGame(before, BEGINNING, NOW);

  test('comes back with one undo', () => {
    const last = <K extends ToolTypes>(tool: Tool<K>, key: keyof typeof before) => [
      historyOf(tool, values[key]).past.at(-1),
      historyOf(tool, before[key]).now,
    ];
    for (const [undone, open] of [
      last(board, 'huang-board'),
      last(score, 'huang-score'),
      last(conflict, 'huang-conflict'),
    ])
      expect(undone).toEqual(open);
  });

  test('is archived first if anything was entered', () => {
    const games = score.archive?.parse(values['huang-games']).all;
    const open = historyOf(score, before['huang-score']).now;
    expect(games).toEqual([{ ...open, edition: open.edition ?? 'de' }]);
    const position = historyOf(board, before['huang-board']).now;
    const tables = board.archive?.parse(values['huang-tables']).all ?? [];
    expect(tables[0]).toEqual(position);
    const others = board.archive?.parse(before['huang-tables']).all ?? [];
    expect(tables.slice(1)).toEqual(others.filter(({ id }) => id !== position.id));
  });

  test('is not archived if nothing was', () => {
    const again = beginHuangGame(beginHuangGame({}, BEGINNING, NOW), BEGINNING, NOW);
    expect(Object.keys(again)).not.toContain('huang-games');
    expect(Object.keys(again)).not.toContain('huang-tables');
  });

  test('of a newer version is left alone', () => {
    expect(Object.keys(beginHuangGame({ 'huang-board': { version: 99 } }, BEGINNING, NOW))).not.toContain(
      'huang-board',
    );
  });
});

test('two players of one dynasty cannot begin', () => {
  const seats = [
    { name: 'Ada', dynasty: 'rat' },
    { name: 'Bo', dynasty: 'rat' },
  ] as const;
  expect(() => beginHuangGame({}, { ...BEGINNING, players: { version: 1, seats, away: [] } }, NOW)).toThrow(
    'dynasty',
  );
});
