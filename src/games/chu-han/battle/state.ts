import type { ToolSettings } from '../../../shell/tool-types.ts';
import type { BattlePlay } from '../rules/battle/play.ts';
import type { BattleSetup, ChuHanBattle } from '../saves/battle.ts';
import type { BattleTypes } from './types.ts';

/**
 * Whether Xiang Yu doubles the points of the Race to Hangu Pass: the ruling of the battle, else of the
 * settings.
 */
export function hasPassDoubling({ setup }: ChuHanBattle, { rulings }: ToolSettings<BattleTypes>): boolean {
  return setup.isPassDoubled ?? rulings['chu-han']['hangu-pass-doubled'] !== 'no';
}

/** Replaces the setup of a battle; returns the same state if it is unchanged. */
export function withBattleSetup(state: ChuHanBattle, setup: BattleSetup): ChuHanBattle {
  return setup === state.setup ? state : { ...state, setup };
}

/**
 * Replaces the plays of a battle. Whether there is a reaction to the last one is then an open question again.
 */
export function withPlays(state: ChuHanBattle, plays: readonly BattlePlay[]): ChuHanBattle {
  return { ...state, plays, hasNoReaction: false };
}

/** Stores that there is no reaction to the last play, or that the question is open again. */
export function withNoReaction(state: ChuHanBattle, hasNoReaction: boolean): ChuHanBattle {
  return state.hasNoReaction === hasNoReaction ? state : { ...state, hasNoReaction };
}
