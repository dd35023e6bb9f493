import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import { getKhanName, hasKhanNames, KHAN_PLAYERS_SAVE, UNNAMED_TABLE } from '../saves/players.ts';
import type { ConquestTypes } from './types.ts';

/** A conquest stores no names; it shows those of the table, which are entered while setting up. */
export const playersAdapter: PlayersAdapter<ConquestTypes> = {
  kind: KHAN_PLAYERS_SAVE,
  readPlayers: (_, before) => before ?? UNNAMED_TABLE,
  hasNames: hasKhanNames,
  withPlayers: (state) => state,
  nameOf: getKhanName,
};
