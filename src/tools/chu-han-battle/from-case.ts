import type { ChuHanBattle } from '../../saves/chu-han-battle.ts';
import type { Openable } from '../shell/OpenDialog.tsx';
import { isReactionOpen, toSetupAndPlays } from './battle-case.ts';
import { freshBattle } from './state.ts';

/**
 * The battle of an opened case. No reaction to its last play is assumed, unless the case marks that as open.
 */
export function fromCase(what: Openable): ChuHanBattle {
  const isAnswered = 'ask' in what && what.ask === 'battle' && !isReactionOpen(what);
  return { ...freshBattle(), ...toSetupAndPlays(what), hasNoReaction: isAnswered };
}
