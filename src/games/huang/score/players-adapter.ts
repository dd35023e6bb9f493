import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import {
  getHuangName,
  HUANG_PLAYERS_SAVE,
  type HuangPlayers,
  hasHuangNames,
  seatPlayers,
} from '../saves/players.ts';
import { EMPTY_ENTRIES, type HuangGame } from '../saves/score.ts';
import type { HuangScoreTypes } from './types.ts';

/** The players of the game, plus known players of the table that are not in it. */
function readPlayers({ seats }: HuangGame, before: HuangPlayers | undefined): HuangPlayers {
  return seatPlayers(
    seats.map(({ name, dynasty }) => ({ name, dynasty })),
    before,
  );
}

/**
 * A game without entries, with the players of the table. Unchanged if the game has names and the table has
 * none.
 */
function withPlayers(game: HuangGame, table: HuangPlayers): HuangGame {
  const own = readPlayers(game, undefined);
  const isSame = JSON.stringify(own.seats) === JSON.stringify(table.seats);
  if (isSame || (hasHuangNames(own) && !hasHuangNames(table))) return game;
  return { ...game, seats: table.seats.map((player) => ({ ...player, entries: EMPTY_ENTRIES })) };
}

/** How the score of Huang reads the shared players and dynasties and writes them. */
export const playersAdapter: PlayersAdapter<HuangScoreTypes> = {
  kind: HUANG_PLAYERS_SAVE,
  readPlayers,
  hasNames: hasHuangNames,
  withPlayers,
  nameOf: getHuangName,
};
