import type { DisputedBattle } from '../../saves/chu-han-battle.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import { isReactionOpen, startFrom } from './filling.ts';
import { freshBattle } from './state.ts';

/** What a case asks about; it is answered as if nobody reacted to its last play, unless it says that this is open. */
export function stateFrom(what: OpenedWhat): DisputedBattle {
  const isAnswered = 'ask' in what && what.ask === 'battle' && !isReactionOpen(what);
  return { ...freshBattle(), ...startFrom(what), hasNoReaction: isAnswered };
}
