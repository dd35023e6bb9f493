import { withPlayers } from '../../engine/huang/fresh-setup.ts';
import {
  getHuangName,
  HUANG_PLAYERS_SAVE,
  type HuangPlayers,
  hasHuangNames,
  listSeatedDynasties,
  seatDynasties,
} from '../../saves/huang-players.ts';
import type { PlayersAdapter } from '../shell/use-shared-players.ts';
import type { BoardState } from './state.ts';
import type { BoardTypes } from './types.ts';

/** The players of the board, with the names that the table has for their dynasties. */
function tableOf({ setup }: BoardState, before: HuangPlayers | undefined): HuangPlayers {
  return seatDynasties(setup.players, before);
}

/** A fresh board with the players of the table whose dynasties are known. */
function seated(state: BoardState, table: HuangPlayers): BoardState {
  const players = listSeatedDynasties(table);
  if (!players || players.join() === state.setup.players.join()) return state;
  return { ...state, setup: withPlayers(state.setup, players) };
}

export const playersAdapter: PlayersAdapter<BoardTypes> = {
  kind: HUANG_PLAYERS_SAVE,
  readPlayers: tableOf,
  hasNames: hasHuangNames,
  withPlayers: seated,
  nameOf: getHuangName,
};
