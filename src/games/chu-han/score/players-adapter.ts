import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import { CHU_HAN_PLAYERS_SAVE, type ChuHanPlayers, getChuHanName, hasChuHanNames } from '../saves/players.ts';
import type { ChuHanGame } from '../saves/score.ts';
import type { ChuHanScoreTypes } from './types.ts';

/** The players of a game, in the format of the shared save. */
function readPlayers({ names }: ChuHanGame): ChuHanPlayers {
  return { version: 1, names };
}

/** Puts the players of the table into a game in which nothing is noted yet. */
function withPlayers(game: ChuHanGame, { names }: ChuHanPlayers): ChuHanGame {
  return names.han === game.names.han && names.chu === game.names.chu ? game : { ...game, names };
}

/** How the score of Chu Han reads the shared names of the players and writes them. */
export const playersAdapter: PlayersAdapter<ChuHanScoreTypes> = {
  kind: CHU_HAN_PLAYERS_SAVE,
  readPlayers,
  hasNames: hasChuHanNames,
  withPlayers,
  nameOf: getChuHanName,
};
