import { DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import {
  dynastiesAt,
  dynastiesIn,
  HUANG_PLAYERS,
  type HuangPlayers,
  hasNames,
  nameIn,
} from '../../saves/huang-players.ts';
import type { Players } from '../shell/players.ts';
import type { Conflict } from './kit.ts';
import { NOTHING } from './state.ts';

/**
 * The players of a conflict. The seating order comes from the table, because this tool does not ask for it.
 */
function tableOf({ players }: HuangConflict, before: HuangPlayers | undefined): HuangPlayers {
  const known = before ? before.seats.flatMap(({ dynasty }) => (dynasty ? [dynasty] : [])) : [];
  const here = [...new Set([...known, ...players])].filter((one) => players.includes(one));
  return dynastiesAt(here, before);
}

/** A fresh conflict with the players of the table whose dynasties are known. */
function seated(state: HuangConflict, table: HuangPlayers): HuangConflict {
  const players = dynastiesIn(table);
  if (!players || players.join() === state.players.join()) return state;
  return { ...state, players, acting: null };
}

export const players: Players<Conflict> = { kind: HUANG_PLAYERS, tableOf, hasNames, seated, nameOf: nameIn };

/**
 * Adds or removes a dynasty. Removing one also removes its leaders and commitments; at least two players
 * stay.
 */
export function withPlayer(state: HuangConflict, player: Dynasty): HuangConflict {
  const { players, acting, war, revolt } = state;
  if (!players.includes(player))
    return { ...state, players: DYNASTIES.filter((one) => one === player || players.includes(one)) };
  const left = players.filter((one) => one !== player);
  if (left.length < 2) return state;
  const defender = revolt.defender === player ? null : revolt.defender;
  const sides = war.sides.map((side) => ({
    ...side,
    leaders: side.leaders.filter((leader) => !leader.startsWith(`${player}:`)),
  }));
  return {
    ...state,
    players: left,
    acting: acting === player ? null : acting,
    war: { ...war, sides, gifts: { ...war.gifts, [player]: NOTHING } },
    revolt: { ...revolt, defender },
  };
}
