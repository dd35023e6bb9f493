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

/** Who plays, by the names that the table has for the dynasties. */
function tableOf({ setup }: BoardState, before: HuangPlayers | undefined): HuangPlayers {
  return dynastiesAt(setup.players, before);
}

/** A board on which nothing is begun, with the players of the table as far as their dynasties are known. */
function seated(state: BoardState, table: HuangPlayers): BoardState {
  const players = dynastiesIn(table);
  if (!players || players.join() === state.setup.players.join()) return state;
  return { ...state, setup: withPlayers(state.setup, players) };
}

export const players: Players<Board> = { kind: HUANG_PLAYERS, tableOf, hasNames, seated, nameOf: nameIn };
