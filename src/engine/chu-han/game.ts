import { type Battle, beginBattle, type Deal, withSteps } from './battle.ts';
import { endMove } from './end-move.ts';
import { carryOut, layDown } from './moves.ts';
import { abilitiesOf, type Move, type Play } from './play.ts';
import { awaitLuZhi, playLuZhi, playXiaoHe } from './reactions.ts';
import { refusalOf } from './refusals.ts';
import { reinforce } from './reinforcement.ts';
import type { Refusal } from './step.ts';

/** A battle after all legal plays, and the first illegal one. */
export interface Played {
  readonly battle: Battle;
  readonly refused?: { readonly play: number; readonly refusal: Refusal };
}

/**
 * Carries out a play that `refusalOf` allows. A move with an ability is first laid on the table and then
 * carried out; a reaction starts again from the laid cards.
 */
export function playOn(battle: Battle, play: Play): Battle {
  if ('reinforce' in play) return reinforce(battle, play.by);
  if (!('react' in play)) return move(battle, play);
  if (!battle.answerable) throw new Error(`Nothing that ${play.react} could answer`);
  const { laid } = battle.answerable;
  return play.react === 'lu-zhi' ? playLuZhi(laid) : playXiaoHe(laid);
}

function move(battle: Battle, one: Move): Battle {
  const laid = layDown({ ...battle, answerable: null }, one);
  if (abilitiesOf(one).length > 0) return awaitLuZhi(laid);
  return endMove(battle, carryOut(laid.battle, one), [one.by]);
}

/** Plays a battle up to the first illegal play. The arguments are not changed. */
export function playBattle(deal: Deal, plays: readonly Play[]): Played {
  let battle = beginBattle(deal);
  for (const [i, play] of plays.entries()) {
    const refusal = refusalOf(battle, play);
    if (refusal) return { battle, refused: { play: i, refusal } };
    battle = playOn(battle, play);
  }
  return { battle };
}

/** Adds a refused play to the trace, and records open points that affected the refusal. */
export function tellRefusal(battle: Battle, play: number, refusal: Refusal): Battle {
  const refused = withSteps(battle, { ...refusal, step: 'refused', play });
  const isAfterCancel = refusal.rule === 'chu-han/reactions/no-second-ability';
  const isOpen = isAfterCancel && battle.used.cancelled === 'answer'; // for openings the text is clear
  return isOpen ? { ...refused, rulings: [...refused.rulings, 'ability-after-cancel'] } : refused;
}
