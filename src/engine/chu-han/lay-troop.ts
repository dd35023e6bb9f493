import { type Battle, score } from './battle.ts';
import { opponentOf, type Side } from './side.ts';
import { fanZengPoints, type Troop } from './troops.ts';

/** Makes a troop the one to beat; six or more 2s score points. Rule: chu-han/effects/fan-zeng */
export function layTroop(battle: Battle, by: Side, troop: Troop): Battle {
  const points = fanZengPoints(troop);
  const scored = points > 0 ? score(battle, by, points, 'fan-zeng') : battle;
  return { ...scored, troop, turn: opponentOf(by) };
}
