import type { PlayersAdapter } from '../../../shell/session/players-adapter.ts';
import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import {
  getHuangName,
  HUANG_PLAYERS_SAVE,
  type HuangPlayers,
  hasHuangNames,
  listSeatedDynasties,
  seatDynasties,
} from '../saves/players.ts';
import { type HuangConflict, NO_WAR_COMMITMENT } from './state.ts';
import type { ConflictTypes } from './types.ts';

/**
 * The players of a conflict. The seating order comes from the table, because this tool does not ask for it.
 */
function readPlayers({ players }: HuangConflict, before: HuangPlayers | undefined): HuangPlayers {
  const known = before ? before.seats.flatMap(({ dynasty }) => (dynasty ? [dynasty] : [])) : [];
  const seated = [...new Set([...known, ...players])].filter((one) => players.includes(one));
  return seatDynasties(seated, before);
}

/** A fresh conflict with the players of the table, if all their dynasties are known. */
function withPlayers(state: HuangConflict, table: HuangPlayers): HuangConflict {
  const players = listSeatedDynasties(table);
  if (!players || players.join() === state.players.join()) return state;
  return { ...state, players, acting: null };
}

/** How the numbers tool of Huang reads the shared players and dynasties and writes them. */
export const playersAdapter: PlayersAdapter<ConflictTypes> = {
  kind: HUANG_PLAYERS_SAVE,
  readPlayers,
  hasNames: hasHuangNames,
  withPlayers,
  nameOf: getHuangName,
};

/**
 * Adds or removes a dynasty. Removing one also removes its leaders and commitments; at least two players
 * stay.
 */
export function withToggledPlayer(state: HuangConflict, player: Dynasty): HuangConflict {
  const { players, acting, war, revolt } = state;
  if (!players.includes(player))
    return { ...state, players: DYNASTIES.filter((one) => one === player || players.includes(one)) };
  const remaining = players.filter((one) => one !== player);
  if (remaining.length < 2) return state;
  const defender = revolt.defender === player ? null : revolt.defender;
  const sides = war.sides.map((side) => ({
    ...side,
    leaders: side.leaders.filter((leader) => !leader.startsWith(`${player}:`)),
  }));
  return {
    ...state,
    players: remaining,
    acting: acting === player ? null : acting,
    war: { ...war, sides, commitments: { ...war.commitments, [player]: NO_WAR_COMMITMENT } },
    revolt: { ...revolt, defender },
  };
}
