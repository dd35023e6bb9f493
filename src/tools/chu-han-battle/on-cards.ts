import {
  type Callings,
  sayBeaten,
  sayHolds,
  type TroopChancesTranslator,
} from '../../explain/chu-han/troop-chances.ts';
import type { DisputedBattle } from '../../saves/chu-han-battle.ts';
import { freshSettings } from '../../saves/settings.ts';
import { answerOf } from './answer.ts';
import { chancesIn } from './chances.ts';

/**
 * What is said of a battle beside the abilities: how likely the set on the table is beaten, and who may be in the other
 * hand. Nothing where no card of the side that asks is known. Points and readings, which settings decide, matter to none of it.
 */
export function sayOnCards(
  state: DisputedBattle,
  called: Callings,
  t: TroopChancesTranslator,
): readonly string[] {
  const chances = chancesIn(state, answerOf(state, freshSettings('en')), []);
  if (!chances) return [];
  const { by, unseen: cards, held } = chances;
  return [
    t('cards-unseen', { cards, held, side: called.side(by) }),
    ...(chances.isTroop
      ? [...sayBeaten(chances, called, t).map(({ text }) => text), t('without-powers')]
      : []),
    ...sayHolds(chances, called, t),
  ];
}
