import { getFanZengPoints, type Troop } from '../cards/troops.ts';
import { type BattleSide, opponentOf } from '../side.ts';
import { type Battle, scorePoints } from './battle.ts';

/**
 * Makes a troop, whose cards are on the table, the one to beat, and passes the turn; six or more 2s score
 * points. Rule: chu-han/effects/fan-zeng
 */
export function makeTroopToBeat(battle: Battle, by: BattleSide, troop: Troop): Battle {
  const points = getFanZengPoints(troop);
  const scored = points > 0 ? scorePoints(battle, by, points, 'fan-zeng') : battle;
  return { ...scored, troop, turn: opponentOf(by) };
}
