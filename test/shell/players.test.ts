import { describe, expect, test } from 'vitest';
import { withPlayerName as withSideName } from '../../src/games/chu-han/score/state.ts';
import { tool as chuHanScore } from '../../src/games/chu-han/score/tool.tsx';
import { freshBoard, withBoardSetup } from '../../src/games/huang/board/state.ts';
import { tool as board } from '../../src/games/huang/board/tool.tsx';
import { withToggledPlayer } from '../../src/games/huang/conflict/players-adapter.ts';
import { freshConflict, withToggledLeader } from '../../src/games/huang/conflict/state.ts';
import { tool as conflict } from '../../src/games/huang/conflict/tool.tsx';
import { withPlayers } from '../../src/games/huang/rules/setup/fresh-setup.ts';
import type { Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { getHuangName, type HuangPlayers } from '../../src/games/huang/saves/players.ts';
import type { HuangGame } from '../../src/games/huang/saves/score.ts';
import { freshGame } from '../../src/games/huang/score/state.ts';
import { tool as score } from '../../src/games/huang/score/tool.tsx';
import { withEntry, withSeatName } from '../../src/shell/seats.ts';
import { findChangedPlayers, withTablePlayers } from '../../src/shell/session/use-shared-players.ts';
import type { Tool } from '../../src/shell/tool.ts';
import type { ToolTypes } from '../../src/shell/tool-types.ts';

// Players are entered once a game, and each game that has begun keeps its own.

const ADA_AND_BO: HuangPlayers = {
  version: 1,
  seats: [
    { name: 'Bo', dynasty: 'goat' },
    { name: 'Ada', dynasty: 'rat' },
    { name: '', dynasty: 'tiger' },
  ],
  away: [],
};

/** A tool with what it knows of players. */
const withPlayersOf = async <K extends ToolTypes>(tool: Tool<K>) => {
  const { playersAdapter } = await tool.secondary();
  if (!playersAdapter) throw new Error(`${tool.path} shares no players`);
  return { tool, players: playersAdapter };
};
type Sharing<K extends ToolTypes> = Awaited<ReturnType<typeof withPlayersOf<K>>>;

const SCORE = await withPlayersOf(score);
const BOARD = await withPlayersOf(board);
const CONFLICT = await withPlayersOf(conflict);
const CHU_HAN = await withPlayersOf(chuHanScore);

/** What is open, as it is shown at a table. */
const opened = <K extends ToolTypes>({ tool, players }: Sharing<K>, now: K['state'], table: K['players']) =>
  withTablePlayers(tool, players, now, table);

const named = () => withSeatName(withSeatName(freshGame(), 0, 'Ada'), 1, 'Bo');
const counted = (game: HuangGame) => withEntry(game, 0, 'red', '5');

describe('a tool in which nothing is begun', () => {
  test('opens with the players of the table', () => {
    expect(opened(SCORE, freshGame(), ADA_AND_BO).seats).toMatchObject(ADA_AND_BO.seats);
    expect(opened(BOARD, freshBoard(), ADA_AND_BO).setup.players).toEqual(['goat', 'rat', 'tiger']);
    expect(opened(CONFLICT, freshConflict(), ADA_AND_BO).players).toEqual(['goat', 'rat', 'tiger']);
    const names = { han: 'Ada', chu: 'Bo' };
    expect(opened(CHU_HAN, chuHanScore.fresh(), { version: 1, names }).names).toEqual(names);
  });

  test('is not begun by that, and the same where it has them', () => {
    const seat = <K extends ToolTypes>(sharing: Sharing<K>, table: K['players']) => {
      const once = opened(sharing, sharing.tool.fresh(), table);
      expect(sharing.tool.isBegun(once)).toBe(false);
      expect(opened(sharing, once, table)).toBe(once);
    };
    seat(SCORE, ADA_AND_BO);
    seat(BOARD, ADA_AND_BO);
    seat(CONFLICT, ADA_AND_BO);
  });

  test('keeps names of long ago where the table has none', () => {
    const nameless = { ...ADA_AND_BO, seats: ADA_AND_BO.seats.map((one) => ({ ...one, name: '' })) };
    const old = named();
    expect(opened(SCORE, old, nameless)).toBe(old);
  });

  test('stays as it is where the table has players of no dynasty', () => {
    const [first, ...others] = ADA_AND_BO.seats;
    const unknown = { ...ADA_AND_BO, seats: [{ name: `${first?.name}`, dynasty: null }, ...others] };
    const now = freshBoard();
    expect(opened(BOARD, now, unknown)).toBe(now);
    expect(getHuangName('rat', unknown)).toBe('Ada');
  });
});

test('a game that has begun is left alone, whatever happens elsewhere', () => {
  const game = counted(named());
  expect(opened(SCORE, game, ADA_AND_BO)).toBe(game);
  const war = withToggledLeader(freshConflict(), 0, 'tiger:red');
  expect(opened(CONFLICT, war, ADA_AND_BO)).toBe(war);
  const position = withBoardSetup(freshBoard(), { ...freshBoard().setup, tiles: { '5,5': 'red' } });
  expect(opened(BOARD, position, ADA_AND_BO)).toBe(position);
});

describe('the table', () => {
  test('has the players that were changed, begun or not, and those again that come back', () => {
    const before = counted(freshGame());
    const after = withSeatName(before, 0, 'Ada');
    const table = findChangedPlayers(SCORE.players, before, after, undefined);
    expect(table?.seats[0]).toEqual({ name: 'Ada', dynasty: 'tiger' });
    expect(findChangedPlayers(SCORE.players, after, before, table)?.seats[0]).toEqual({
      name: '',
      dynasty: 'tiger',
    });
  });

  test('stays as it is where points are entered, or another game is opened and left', () => {
    expect(findChangedPlayers(SCORE.players, named(), counted(named()), ADA_AND_BO)).toBeUndefined();
    const stranger = { ...withSeatName(freshGame(), 0, 'Eve'), id: 'of-a-link' };
    expect(findChangedPlayers(SCORE.players, named(), stranger, ADA_AND_BO)).toBeUndefined();
    expect(findChangedPlayers(SCORE.players, stranger, named(), ADA_AND_BO)).toBeUndefined();
  });

  test('gets the names of an old game with the first thing that is done in it', () => {
    const table = findChangedPlayers(SCORE.players, named(), counted(named()), undefined);
    expect(table?.seats.slice(0, 2)).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
    expect(findChangedPlayers(SCORE.players, freshGame(), counted(freshGame()), undefined)).toBeUndefined();
  });

  test('keeps the name of whoever leaves, for when the dynasty comes back', () => {
    const now = opened(BOARD, freshBoard(), ADA_AND_BO);
    const seat = (players: readonly Dynasty[]) => withBoardSetup(now, withPlayers(now.setup, players));
    const without = findChangedPlayers(BOARD.players, now, seat(['goat', 'tiger']), ADA_AND_BO);
    expect(without?.seats).toEqual([
      { name: 'Bo', dynasty: 'goat' },
      { name: '', dynasty: 'tiger' },
    ]);
    const again = findChangedPlayers(BOARD.players, now, seat(['tiger', 'goat', 'rat']), without);
    expect(again?.seats.map(({ name }) => name)).toEqual(['', 'Bo', 'Ada']);
    expect(again?.away).toEqual([]);
  });

  test('keeps its seats where a dynasty joins it by numbers, which know of no seats', () => {
    const now = opened(CONFLICT, freshConflict(), ADA_AND_BO);
    const table = findChangedPlayers(CONFLICT.players, now, withToggledPlayer(now, 'rabbit'), ADA_AND_BO);
    expect(table?.seats.map(({ dynasty }) => dynasty)).toEqual(['goat', 'rat', 'tiger', 'rabbit']);
  });

  test('of Chu Han has the names of its sides', () => {
    const fresh = chuHanScore.fresh();
    const table = findChangedPlayers(CHU_HAN.players, fresh, withSideName(fresh, 'han', 'Ada'), undefined);
    expect(table?.names).toEqual({ han: 'Ada', chu: '' });
  });
});
