import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import { CHU_HAN_PLAYERS_SAVE, getChuHanName, hasChuHanNames, UNNAMED_PLAYERS } from '../saves/players.ts';
import type { BattleTypes } from './types.ts';

/**
 * How the battle of Chu Han shows the shared names of the players, which are entered in the score; it stores
 * none.
 */
export const playersAdapter: PlayersAdapter<BattleTypes> = {
  kind: CHU_HAN_PLAYERS_SAVE,
  readPlayers: (_, before) => before ?? UNNAMED_PLAYERS,
  hasNames: hasChuHanNames,
  withPlayers: (state) => state,
  nameOf: getChuHanName,
};
