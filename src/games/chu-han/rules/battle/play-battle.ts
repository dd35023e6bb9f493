import type { PlayRefusal } from '../step.ts';
import { type Battle, beginBattle, type Deal, withSteps } from './battle.ts';
import { endMove } from './end-move.ts';
import { applyMove, layCards } from './moves.ts';
import { type BattleMove, type BattlePlay, listAbilities } from './play.ts';
import { applyAbilityMove, playLuZhi, playXiaoHe } from './reactions.ts';
import { findRefusal } from './refusals.ts';
import { takeReinforcement } from './reinforcement.ts';

/** A battle after all legal plays, and the first illegal one. */
export interface PlayedBattle {
  readonly battle: Battle;
  readonly refused?: { readonly play: number; readonly refusal: PlayRefusal };
}

/**
 * Carries out a play that `findRefusal` allows. A move with an ability is first laid on the table and then
 * carried out; a reaction starts again from the laid cards.
 */
export function applyPlay(battle: Battle, play: BattlePlay): Battle {
  if ('reinforce' in play) return takeReinforcement(battle, play.by);
  if (!('react' in play)) return playMove(battle, play);
  if (!battle.answerable) throw new Error(`Nothing that ${play.react} could answer`);
  const { laid } = battle.answerable;
  return play.react === 'lu-zhi' ? playLuZhi(laid) : playXiaoHe(laid);
}

function playMove(battle: Battle, battleMove: BattleMove): Battle {
  const laid = layCards({ ...battle, answerable: null }, battleMove);
  if (listAbilities(battleMove).length > 0) return applyAbilityMove(laid);
  return endMove(battle, applyMove(laid.battle, battleMove), [battleMove.by]);
}

/** Plays a battle up to the first illegal play. The arguments are not changed. */
export function playBattle(deal: Deal, plays: readonly BattlePlay[]): PlayedBattle {
  let battle = beginBattle(deal);
  for (const [i, play] of plays.entries()) {
    const refusal = findRefusal(battle, play);
    if (refusal) return { battle, refused: { play: i, refusal } };
    battle = applyPlay(battle, play);
  }
  return { battle };
}

/** Adds a refused play to the trace, and records the ruling that affected the refusal. */
export function withRefusal(battle: Battle, play: number, refusal: PlayRefusal): Battle {
  const refused = withSteps(battle, { ...refusal, step: 'refused', play });
  const isAfterCancel = refusal.rule === 'chu-han/reactions/no-second-ability';
  const isRulingUsed = isAfterCancel && battle.used.cancelled === 'answer'; // for openings the text is clear
  return isRulingUsed ? { ...refused, rulings: [...refused.rulings, 'ability-after-cancel'] } : refused;
}
