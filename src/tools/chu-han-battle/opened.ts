import type { DisputedBattle } from '../../saves/chu-han-battle.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import { isReactionOpen, startFrom } from './filling.ts';
import { freshBattle } from './state.ts';

/**
 * The battle of an opened case. No reaction to its last play is assumed, unless the case marks that as open.
 */
export function stateFrom(what: OpenedWhat): DisputedBattle {
  const isAnswered = 'ask' in what && what.ask === 'battle' && !isReactionOpen(what);
  return { ...freshBattle(), ...startFrom(what), hasNoReaction: isAnswered };
}
