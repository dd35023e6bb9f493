import type { Play } from '../../engine/chu-han/play.ts';
import type { BattleSetup, DisputedBattle } from '../../saves/chu-han-battle.ts';
import type { HouseRules } from '../shell/tool.ts';
import type { BattleKit } from './kit.ts';
import { FRESH_SETUP } from './setup.ts';

/** A battle at the start of a game, without a name or date yet. */
export function freshBattle(): DisputedBattle {
  return { id: '', begun: '', title: '', setup: FRESH_SETUP, plays: [], hasNoReaction: false };
}

/** Whether the user has entered anything worth saving. */
export function isBegun({ setup, plays }: DisputedBattle): boolean {
  return plays.length > 0 || JSON.stringify(setup) !== JSON.stringify(FRESH_SETUP);
}

/**
 * Whether Xiang Yu doubles the points of the Race to Hangu Pass: the ruling of the battle, else of the house
 * rules.
 */
export function isPassDoubledIn({ setup }: DisputedBattle, { rulings }: HouseRules<BattleKit>): boolean {
  return setup.isPassDoubled ?? rulings['chu-han']['hangu-pass-doubled'] !== 'no';
}

export function withSetup(state: DisputedBattle, setup: BattleSetup): DisputedBattle {
  return setup === state.setup ? state : { ...state, setup };
}

/** Replaces the plays. It is then open again whether there is a reaction to the last one. */
export function withPlays(state: DisputedBattle, plays: readonly Play[]): DisputedBattle {
  return { ...state, plays, hasNoReaction: false };
}

/** Stores that there is no reaction to the last play, or that the question is open again. */
export function withNoReaction(state: DisputedBattle, hasNoReaction: boolean): DisputedBattle {
  return state.hasNoReaction === hasNoReaction ? state : { ...state, hasNoReaction };
}
