import { type ReactionCard, removeCards } from '../cards/cards.ts';
import { type BattleSide, opponentOf } from '../side.ts';
import { type Battle, type LaidMove, withSideValue, withSteps, withUsedRuling } from './battle.ts';
import { isAbilityPair } from './defence.ts';
import { endMove } from './end-move.ts';
import { applyMove, createReactionStep, revertMove } from './moves.ts';

/** Carries out a move with an ability, assuming that no reaction follows; Lü Zhi can still answer it. */
export function applyAbilityMove(laid: LaidMove): Battle {
  const { move, battle } = laid;
  const done = endMove(battle, applyMove(battle, move), [move.by]);
  return { ...done, answerable: { with: 'lu-zhi', by: opponentOf(move.by), laid } };
}

/**
 * Plays Lü Zhi, who cancels the last ability (or both, of Peng Yue and Zhongli Mo); Xiao He can still answer
 * her. The side that played the ability may have played its last card with it, and then was the first to do
 * so.
 *
 * Rule: chu-han/reactions/lu-zhi, chu-han/reactions/pair, chu-han/reactions/last-card
 */
export function playLuZhi(laid: LaidMove): Battle {
  const { by } = laid.move;
  const other = opponentOf(by);
  const reacted = withReaction(laid.battle, other, 'lu-zhi');
  const open = withSteps(reacted, createReactionStep(reacted, by, 'xiao-he'));
  const reverted = revertMove({ ...laid, battle: open });
  const stopped = isAbilityPair(laid.abilities) ? withUsedRuling(reverted, 'lu-zhi-against-pair') : reverted;
  const ended = endMove(laid.battle, stopped, [by, other]);
  const counted = ended.emptied === by ? withUsedRuling(ended, 'cancelled-last-card') : ended;
  return { ...counted, answerable: { with: 'xiao-he', by, laid: { ...laid, battle: open } } };
}

/** Plays Xiao He, who cancels Lü Zhi, so that the ability is carried out. Rule: chu-han/reactions/xiao-he */
export function playXiaoHe({ move, abilities, battle }: LaidMove): Battle {
  const { by } = move;
  const rule = 'chu-han/reactions/xiao-he';
  const restored = withSteps(withReaction(battle, by, 'xiao-he'), {
    rule,
    step: 'restored',
    by,
    cards: abilities,
  });
  return endMove(battle, applyMove(restored, move), [opponentOf(by), by]);
}

function withReaction(battle: Battle, by: BattleSide, card: ReactionCard): Battle {
  const hand = removeCards(battle.hands[by], [card]);
  const step = { rule: `chu-han/reactions/${card}`, step: 'reacted', by, card } as const;
  const hands = withSideValue(battle.hands, by, hand);
  return withSteps({ ...battle, hands, discard: [...battle.discard, card] }, step);
}
