import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import { CHU_HAN_PLAYERS_SAVE, getChuHanName, hasChuHanNames } from '../saves/players.ts';
import type { ChuHanScoreTypes } from './types.ts';

/** How the score of Chu Han reads the shared names of the players and writes them. */
export const playersAdapter: PlayersAdapter<ChuHanScoreTypes> = {
  kind: CHU_HAN_PLAYERS_SAVE,
  readPlayers: ({ names }) => ({ version: 1, names }),
  hasNames: hasChuHanNames,
  withPlayers: (game, { names }) =>
    names.han === game.names.han && names.chu === game.names.chu ? game : { ...game, names },
  nameOf: getChuHanName,
};
