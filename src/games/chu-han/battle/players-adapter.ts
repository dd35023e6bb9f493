import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import { CHU_HAN_PLAYERS_SAVE, getChuHanName, hasChuHanNames, UNNAMED_PLAYERS } from '../saves/players.ts';
import type { BattleTypes } from './types.ts';

/** A battle stores no players; it shows those of the table, which are entered in the score. */
export const playersAdapter: PlayersAdapter<BattleTypes> = {
  kind: CHU_HAN_PLAYERS_SAVE,
  readPlayers: (_, before) => before ?? UNNAMED_PLAYERS,
  hasNames: hasChuHanNames,
  withPlayers: (state) => state,
  nameOf: getChuHanName,
};
