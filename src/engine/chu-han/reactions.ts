import { type Battle, changed, type Laid, ruled, withSteps } from './battle.ts';
import { type Reaction, restOf } from './cards.ts';
import { isPair } from './defence.ts';
import { endMove } from './end-move.ts';
import { carryOut, mayReact, takeBack } from './moves.ts';
import { opponentOf, type Side } from './side.ts';

/** Carries out a move with an ability, assuming that no reaction follows; Lü Zhi can still answer it. */
export function awaitLuZhi(laid: Laid): Battle {
  const { move, battle } = laid;
  const done = endMove(battle, carryOut(battle, move), [move.by]);
  return { ...done, answerable: { with: 'lu-zhi', by: opponentOf(move.by), laid } };
}

/**
 * Lü Zhi cancels the last ability (or both, of Peng Yue and Zhongli Mo); Xiao He can still answer her. The
 * side that played the ability may have played its last card with it, and then was the first to do so.
 *
 * Rule: chu-han/reactions/lu-zhi, chu-han/reactions/pair, chu-han/reactions/last-card
 */
export function playLuZhi(laid: Laid): Battle {
  const { by } = laid.move;
  const other = opponentOf(by);
  const reacted = react(laid.battle, other, 'lu-zhi');
  const open = withSteps(reacted, mayReact(reacted, by, 'xiao-he'));
  const back = takeBack({ ...laid, battle: open });
  const stopped = isPair(laid.abilities) ? ruled(back, 'lu-zhi-against-pair') : back;
  const ended = endMove(laid.battle, stopped, [by, other]);
  const counted = ended.emptied === by ? ruled(ended, 'cancelled-last-card') : ended;
  return { ...counted, answerable: { with: 'xiao-he', by, laid: { ...laid, battle: open } } };
}

/** Xiao He cancels Lü Zhi, and the ability is carried out. Rule: chu-han/reactions/xiao-he */
export function playXiaoHe({ move, abilities, battle }: Laid): Battle {
  const { by } = move;
  const rule = 'chu-han/reactions/xiao-he';
  const restored = withSteps(react(battle, by, 'xiao-he'), { rule, step: 'restored', by, cards: abilities });
  return endMove(battle, carryOut(restored, move), [opponentOf(by), by]);
}

function react(battle: Battle, by: Side, card: Reaction): Battle {
  const hand = restOf(battle.hands[by], [card]);
  const step = { rule: `chu-han/reactions/${card}`, step: 'reacted', by, card } as const;
  const hands = changed(battle.hands, by, hand);
  return withSteps({ ...battle, hands, discard: [...battle.discard, card] }, step);
}
