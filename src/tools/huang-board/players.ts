import { withPlayers } from '../../engine/huang/fresh-setup.ts';
import {
  dynastiesAt,
  dynastiesIn,
  HUANG_PLAYERS,
  type HuangPlayers,
  hasNames,
  nameIn,
} from '../../saves/huang-players.ts';
import type { Players } from '../shell/players.ts';
import type { Board } from './kit.ts';
import type { BoardState } from './state.ts';

/** The players of the board, with the names that the table has for their dynasties. */
function tableOf({ setup }: BoardState, before: HuangPlayers | undefined): HuangPlayers {
  return dynastiesAt(setup.players, before);
}

/** A fresh board with the players of the table whose dynasties are known. */
function seated(state: BoardState, table: HuangPlayers): BoardState {
  const players = dynastiesIn(table);
  if (!players || players.join() === state.setup.players.join()) return state;
  return { ...state, setup: withPlayers(state.setup, players) };
}

export const players: Players<Board> = { kind: HUANG_PLAYERS, tableOf, hasNames, seated, nameOf: nameIn };
