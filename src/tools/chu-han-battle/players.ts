import { CHU_HAN_PLAYERS, hasNames, NOBODY, nameIn } from '../../saves/chu-han-players.ts';
import type { Players } from '../shell/players.ts';
import type { BattleKit } from './kit.ts';

/** A battle stores no players; it shows those of the score. */
export const players: Players<BattleKit> = {
  kind: CHU_HAN_PLAYERS,
  tableOf: (_, before) => before ?? NOBODY,
  hasNames,
  seated: (state) => state,
  nameOf: nameIn,
};
