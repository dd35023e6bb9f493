import { CHU_HAN_PLAYERS, type ChuHanPlayers, hasNames, nameIn } from '../../saves/chu-han-players.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { Players } from '../shell/players.ts';
import type { Score } from './kit.ts';

function tableOf({ names }: ChuHanGame): ChuHanPlayers {
  return { version: 1, names };
}

/** Puts the players of the table into a game in which nothing is noted yet. */
function seated(game: ChuHanGame, { names }: ChuHanPlayers): ChuHanGame {
  return names.han === game.names.han && names.chu === game.names.chu ? game : { ...game, names };
}

export const players: Players<Score> = { kind: CHU_HAN_PLAYERS, tableOf, hasNames, seated, nameOf: nameIn };
