import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import { getKhanName, hasKhanNames, KHAN_PLAYERS_SAVE, UNNAMED_TABLE } from '../saves/players.ts';
import type { ConquestTypes } from './types.ts';

/**
 * How the conquest of Khan shows the shared names of the players, which are entered while setting up; it
 * stores none.
 */
export const playersAdapter: PlayersAdapter<ConquestTypes> = {
  kind: KHAN_PLAYERS_SAVE,
  readPlayers: (_, before) => before ?? UNNAMED_TABLE,
  hasNames: hasKhanNames,
  withPlayers: (state) => state,
  nameOf: getKhanName,
};
