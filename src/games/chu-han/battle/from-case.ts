import type { Openable } from '../../../share/parse-opened-text.ts';
import type { ChuHanBattle } from '../saves/battle.ts';
import { freshBattle } from '../saves/fresh-battle.ts';
import { isReactionOpen, toSetupAndPlays } from './battle-case.ts';

/**
 * Converts an opened case to a battle. Its last play has no reaction, unless the case marks that as open.
 */
export function fromCase(opened: Openable): ChuHanBattle {
  const isAnswered = 'ask' in opened && opened.ask === 'battle' && !isReactionOpen(opened);
  return { ...freshBattle(), ...toSetupAndPlays(opened), hasNoReaction: isAnswered };
}
