import type { Play } from '../../engine/chu-han/play.ts';
import type { BattleSetup, DisputedBattle } from '../../saves/chu-han-battle.ts';
import type { HouseRules } from '../shell/tool.ts';
import type { BattleKit } from './kit.ts';
import { FRESH_SETUP } from './setup.ts';

/** A battle as it is dealt. It gets its name and its day where it is begun. */
export function freshBattle(): DisputedBattle {
  return { id: '', begun: '', title: '', setup: FRESH_SETUP, plays: [], hasNoReaction: false };
}

/** Whether anything has been entered that is worth keeping. */
export function isBegun({ setup, plays }: DisputedBattle): boolean {
  return plays.length > 0 || JSON.stringify(setup) !== JSON.stringify(FRESH_SETUP);
}

/** Whether Xiang Yu doubles the points of the Race to Hangu Pass: as the battle says itself, else the house rules. */
export function isPassDoubledIn({ setup }: DisputedBattle, { rulings }: HouseRules<BattleKit>): boolean {
  return setup.isPassDoubled ?? rulings['chu-han']['hangu-pass-doubled'] !== 'no';
}

export function withSetup(state: DisputedBattle, setup: BattleSetup): DisputedBattle {
  return setup === state.setup ? state : { ...state, setup };
}

/** The battle after other plays: whether anybody reacts to the last of them is open again. */
export function withPlays(state: DisputedBattle, plays: readonly Play[]): DisputedBattle {
  return { ...state, plays, hasNoReaction: false };
}

/** Says that nobody reacts to the last play, or asks again. */
export function withNoReaction(state: DisputedBattle, hasNoReaction: boolean): DisputedBattle {
  return state.hasNoReaction === hasNoReaction ? state : { ...state, hasNoReaction };
}
