import { WINNING_SCORE } from '../cards/box.ts';
import { isWinDelayed } from '../event.ts';
import { BATTLE_SIDES, type BattleSide } from '../side.ts';
import type { BattleStep } from '../step.ts';
import { type Battle, FRESH_TURN, getPhase, isBattleOver, withSteps } from './battle.ts';

/**
 * Applies the consequences of a move: a score of 31, an empty hand, the end of the turn. `order` lists the
 * sides that may have emptied their hand, the first one first.
 *
 * Rule: chu-han/game-end/at-once, chu-han/battle-end/empty-hand, chu-han/battle-end/both-empty
 */
export function endMove(before: Battle, after: Battle, order: readonly BattleSide[]): Battle {
  const empty = order.filter((side) => after.hands[side].length === 0);
  const [emptied = null] = empty;
  const ended: Battle = { ...after, emptied, answerable: null };
  const steps = [...explainGoals(before, ended), ...explainEmptyHands(empty)];
  const passed = isNewTurn(before, after) ? { ...ended, used: FRESH_TURN } : ended;
  return withSteps(passed, ...steps, ...(isBattleOver(passed) ? [] : explainTurn(before, passed)));
}

function isNewTurn(before: Battle, after: Battle): boolean {
  return before.turn !== after.turn || getPhase(before) !== getPhase(after);
}

function explainGoals(before: Battle, { scores, event, emptied }: Battle): readonly BattleStep[] {
  const isDelayed = isWinDelayed(event);
  const rule = isDelayed ? 'chu-han/events/good-counsel' : 'chu-han/game-end/at-once';
  return BATTLE_SIDES.filter(
    (side) => scores[side] >= WINNING_SCORE && before.scores[side] < WINNING_SCORE,
  ).map((side) => ({
    rule,
    step: 'goal-reached',
    side,
    score: scores[side],
    isDelayed,
    beforeBattleOf: isDelayed ? null : emptied,
  }));
}

function explainEmptyHands(empty: readonly BattleSide[]): readonly BattleStep[] {
  const rule = empty.length > 1 ? 'chu-han/battle-end/both-empty' : 'chu-han/battle-end/empty-hand';
  return empty.map((side, i) => ({ rule, step: 'hand-empty', side, isFirst: i === 0 }));
}

function explainTurn(before: Battle, after: Battle): readonly BattleStep[] {
  if (!isNewTurn(before, after)) return [];
  const phase = getPhase(after);
  const rule = phase === 'open' ? 'chu-han/opening/who' : 'chu-han/exchange/turns';
  return [{ rule, step: 'turn', to: after.turn, phase }];
}
