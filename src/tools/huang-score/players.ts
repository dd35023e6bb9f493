import type { HuangGame } from '../../saves/huang-game.ts';
import { HUANG_PLAYERS, type HuangPlayers, hasNames, nameIn, seatedAt } from '../../saves/huang-players.ts';
import type { Players } from '../shell/players.ts';
import type { Score } from './kit.ts';
import { NOTHING_ENTERED } from './state.ts';

/** The players of the game, plus known players of the table that are not in it. */
function tableOf({ seats }: HuangGame, before: HuangPlayers | undefined): HuangPlayers {
  return seatedAt(
    seats.map(({ name, dynasty }) => ({ name, dynasty })),
    before,
  );
}

/**
 * A game without entries, with the players of the table. Unchanged if the game has names and the table has
 * none.
 */
function seated(game: HuangGame, table: HuangPlayers): HuangGame {
  const own = tableOf(game, undefined);
  const isSame = JSON.stringify(own.seats) === JSON.stringify(table.seats);
  if (isSame || (hasNames(own) && !hasNames(table))) return game;
  return { ...game, seats: table.seats.map((player) => ({ ...player, entries: NOTHING_ENTERED })) };
}

export const players: Players<Score> = { kind: HUANG_PLAYERS, tableOf, hasNames, seated, nameOf: nameIn };
