import { GOAL } from '../../engine/chu-han/box.ts';
import { EVENTS, type Event, isWinDelayed } from '../../engine/chu-han/event.ts';
import { type BySide, SIDES } from '../../engine/chu-han/side.ts';
import { type Check, checkObject, checkWhole, checkWord, optional, orNull, required } from '../check.ts';
import { type Problem, pathTo } from '../problem.ts';

const score = required(checkWhole(0, Number.MAX_SAFE_INTEGER));

export const checkScores: Check<BySide<number>> = checkObject<BySide<number>>({ han: score, chu: score });

export const event = optional<Event | null>(orNull(checkWord(EVENTS)), null);

interface Scored {
  readonly scores: BySide<number>;
  readonly event: Event | null;
}

/** Reports scores with which the game would already be over. Rule: chu-han/game-end/thirty-one */
export function findWonScores({ scores, event: drawn }: Scored, path: string, problems: Problem[]): void {
  if (isWinDelayed(drawn)) return;
  const at = pathTo(path, 'scores');
  for (const side of SIDES)
    if (scores[side] >= GOAL)
      problems.push({ code: 'out-of-range', path: pathTo(at, side), least: 0, most: GOAL - 1 });
}
