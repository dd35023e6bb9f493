import { checkEnum, nullable, optional } from '../../../core/check.ts';
import { appendKey, type Problem } from '../../../core/problem.ts';
import { WINNING_SCORE } from '../rules/cards/box.ts';
import { BATTLE_EVENTS, type BattleEvent, isWinDelayed } from '../rules/event.ts';
import { BATTLE_SIDES, type BySide } from '../rules/side.ts';

/** The field `event` of a case: the drawn event, if any. */
export const eventField = optional<BattleEvent | null>(nullable(checkEnum(BATTLE_EVENTS)), null);

interface Scored {
  readonly scores: BySide<number>;
  readonly event: BattleEvent | null;
}

/**
 * Reports scores with which the game would already be over, unless the drawn event delays the win.
 * Rule: chu-han/game-end/thirty-one
 */
export function reportWonScores({ scores, event }: Scored, path: string, problems: Problem[]): void {
  if (isWinDelayed(event)) return;
  const at = appendKey(path, 'scores');
  for (const side of BATTLE_SIDES)
    if (scores[side] >= WINNING_SCORE)
      problems.push({ code: 'out-of-range', path: appendKey(at, side), least: 0, most: WINNING_SCORE - 1 });
}
