import { CHU_HAN_PLAYERS, hasNames, NOBODY, nameIn } from '../../saves/chu-han-players.ts';
import type { Players } from '../shell/players.ts';
import type { BattleKit } from './kit.ts';

/** A battle knows of nobody: it shows who plays, as the score has it. */
export const players: Players<BattleKit> = {
  kind: CHU_HAN_PLAYERS,
  tableOf: (_, before) => before ?? NOBODY,
  hasNames,
  seated: (state) => state,
  nameOf: nameIn,
};
