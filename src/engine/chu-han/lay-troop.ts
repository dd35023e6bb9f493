import { type Battle, scorePoints } from './battle.ts';
import { type BattleSide, opponentOf } from './side.ts';
import { getFanZengPoints, type Troop } from './troops.ts';

/** Makes a troop the one to beat; six or more 2s score points. Rule: chu-han/effects/fan-zeng */
export function layTroop(battle: Battle, by: BattleSide, troop: Troop): Battle {
  const points = getFanZengPoints(troop);
  const scored = points > 0 ? scorePoints(battle, by, points, 'fan-zeng') : battle;
  return { ...scored, troop, turn: opponentOf(by) };
}
