import { NO_LABEL } from '../../../saves/archive-label.ts';
import { DRAWABLE_CARDS, INITIAL_HAND_SIZE } from '../rules/cards/box.ts';
import type { BattleSetup, ChuHanBattle } from './battle.ts';

/** The start of a game: no cards known, Han opens, scores 0 and 1. Rule: chu-han/set-up/deal */
export const FRESH_SETUP: BattleSetup = {
  scores: { han: 0, chu: 1 },
  opener: 'han',
  hands: { han: { known: [], faceDown: INITIAL_HAND_SIZE }, chu: { known: [], faceDown: INITIAL_HAND_SIZE } },
  deck: Array.from({ length: DRAWABLE_CARDS }, () => null),
  discard: [],
  taken: { han: 0, chu: 0 },
  doubled: false,
  faceUp: [],
  event: null,
  isPassDoubled: null,
};

/** Returns a battle at the start of a game, without a name or date yet. */
export function freshBattle(): ChuHanBattle {
  return { ...NO_LABEL, setup: FRESH_SETUP, plays: [], hasNoReaction: false };
}

/** Whether the user has entered anything worth saving. */
export function isBegunBattle({ setup, plays }: ChuHanBattle): boolean {
  return plays.length > 0 || JSON.stringify(setup) !== JSON.stringify(FRESH_SETUP);
}
