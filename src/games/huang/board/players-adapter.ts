import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import { withPlayers } from '../rules/setup/fresh-setup.ts';
import {
  getHuangName,
  HUANG_PLAYERS_SAVE,
  type HuangPlayers,
  hasHuangNames,
  listSeatedDynasties,
  seatDynasties,
} from '../saves/players.ts';
import type { BoardState } from './state.ts';
import type { BoardTypes } from './types.ts';

/** Returns the players of the board, with the names that the table has for their dynasties. */
function readPlayers({ setup }: BoardState, before: HuangPlayers | undefined): HuangPlayers {
  return seatDynasties(setup.players, before);
}

/** Seats the players of the table on a fresh board; unchanged if their dynasties are unknown or equal. */
function withTablePlayers(state: BoardState, table: HuangPlayers): BoardState {
  const players = listSeatedDynasties(table);
  if (!players || players.join() === state.setup.players.join()) return state;
  return { ...state, setup: withPlayers(state.setup, players) };
}

/** How the board of Huang reads the shared players and dynasties and writes them. */
export const playersAdapter: PlayersAdapter<BoardTypes> = {
  kind: HUANG_PLAYERS_SAVE,
  readPlayers,
  hasNames: hasHuangNames,
  withPlayers: withTablePlayers,
  nameOf: getHuangName,
};
