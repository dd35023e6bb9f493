import { freshSettings } from '../../../saves/settings.ts';
import {
  type ChuHanNames,
  describeBeatChances,
  describeHeldCards,
  type TroopChancesTranslator,
} from '../explain/troop-chances.ts';
import type { ChuHanBattle } from '../saves/battle.ts';
import { computeAnswer } from './compute-answer.ts';
import { computeTroopChances } from './play/troop-chances.ts';

/**
 * Sentences about hidden cards: how likely the set on the table is beaten, and which persons may be in the
 * other hand. Empty if the asking side has no named card. Independent of points and rulings, so it needs no
 * settings.
 */
export function explainHiddenCards(
  state: ChuHanBattle,
  names: ChuHanNames,
  t: TroopChancesTranslator,
): readonly string[] {
  const chances = computeTroopChances(state, computeAnswer(state, freshSettings('en')), []);
  if (!chances) return [];
  const { by, unseen: cards, held } = chances;
  return [
    t('cards-hidden', { cards, held, side: names.side(by) }),
    ...(chances.isTroop
      ? [...describeBeatChances(chances, names, t).map(({ text }) => text), t('without-powers')]
      : []),
    ...describeHeldCards(chances, names, t),
  ];
}
