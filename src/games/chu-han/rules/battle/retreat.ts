import { XIAHOU_YING_POINTS } from '../scoring/points.ts';
import { opponentOf } from '../side.ts';
import { type Battle, scorePoints, withSteps } from './battle.ts';
import type { RetreatPlay } from './play.ts';

/**
 * Ends the fight: its cards go to the discard pile, and the other side opens the next one, unless Xiahou Ying
 * keeps the opening. Xiang Yu doubles all later points of this battle.
 *
 * Rule: chu-han/exchange/retreat, chu-han/abilities/xiahou-ying, chu-han/abilities/xiang-yu
 */
export function applyRetreat(battle: Battle, { by, ability }: RetreatPlay): Battle {
  const rule = 'chu-han/exchange/retreat';
  const keepsOpening = ability.includes('xiahou-ying');
  const scored = keepsOpening
    ? scorePoints(battle, opponentOf(by), XIAHOU_YING_POINTS, 'xiahou-ying')
    : battle;
  const left = withSteps(
    ability.includes('xiang-yu') ? doublePoints(scored, by) : scored,
    { rule, step: 'retreated', by },
    { rule, step: 'fight-ended', cards: scored.table },
  );
  const discard = [...left.discard, ...left.table];
  return { ...left, discard, table: [], troop: null, turn: keepsOpening ? by : opponentOf(by) };
}

function doublePoints(battle: Battle, by: RetreatPlay['by']): Battle {
  const rule = 'chu-han/abilities/xiang-yu';
  return withSteps({ ...battle, doubled: true }, { rule, step: 'points-doubled', by });
}
