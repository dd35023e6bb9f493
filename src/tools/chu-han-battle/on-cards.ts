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
 * Sentences about hidden cards: how likely the set on the table is beaten, and which persons may be in the
 * other hand. Empty if the asking side has no named card. Independent of points and rulings, so it needs no
 * settings.
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
