import { CARD_FACTS } from '../rules/cards/cards.ts';
import type { PlayRefusal, PlayRefusalReason } from '../rules/step.ts';
import { type BattlePhrases, type BattleTranslator, createBattlePhrases } from './battle-phrases.ts';

/** Explains in a sentence what forbids a play. */
export function explainBattleRefusal(refusal: PlayRefusal, t: BattleTranslator): string {
  return describePlayRefusal(refusal, createBattlePhrases(t));
}

/** Explains in a sentence what forbids a play, with phrases that the caller has created. */
export function describePlayRefusal(refusal: PlayRefusal, words: BattlePhrases): string {
  const { t } = words;
  const { rule } = refusal;
  switch (refusal.reason) {
    case 'over':
      return describeOver(refusal, words);
    case 'nothing-to-react-to':
      return t(refusal.card === 'xiao-he' ? 'refusal-no-lu-zhi' : 'refusal-no-ability');
    case 'not-your-turn':
      return t('refusal-turn', { side: words.side(refusal.side) });
    case 'wrong-moment':
      return describeWrongMoment(refusal, words);
    case 'cannot-retreat-when-opening':
      return t('refusal-retreat-when-opening');
    case 'one-ability-a-turn':
      return t(
        rule === 'chu-han/reactions/no-second-ability' ? 'refusal-after-cancel' : 'refusal-one-ability',
      );
    case 'already-reinforced':
      return t('refusal-reinforced');
    case 'reinforce-first':
      return t('refusal-reinforce-first');
    case 'no-reinforcements':
      return t('refusal-no-reinforcements');
    default:
      return describeCardRefusal(refusal, words);
  }
}

type CardRefusal = RefusalByReason<
  'card-not-in-hand' | 'cannot-be-carried-out' | 'mixed-ranks' | 'wrong-size' | 'too-weak'
>;

/** Explains why these cards cannot be played, although it is the side's turn to play some. */
function describeCardRefusal(refusal: CardRefusal, words: BattlePhrases): string {
  const { t } = words;
  switch (refusal.reason) {
    case 'card-not-in-hand':
      return t('refusal-not-in-hand', { card: words.card(refusal.card), side: words.side(refusal.side) });
    case 'cannot-be-carried-out':
      return describeImpossible(refusal, words);
    case 'mixed-ranks':
      return t('refusal-mixed');
    case 'wrong-size':
      return describeWrongSize(refusal, words);
    case 'too-weak':
      return t(refusal.rule === 'chu-han/abilities/peng-yue' ? 'refusal-below-equal' : 'refusal-weak', {
        rank: refusal.rank,
        other: refusal.troop.rank,
      });
  }
}

type RefusalByReason<R extends PlayRefusalReason> = Extract<PlayRefusal, { readonly reason: R }>;

function describeOver(
  { rule, side }: RefusalByReason<'over'>,
  { t, side: formatSide }: BattlePhrases,
): string {
  const isGame = rule === 'chu-han/game-end/at-once';
  return t(isGame ? 'refusal-game-over' : 'refusal-battle-over', { side: formatSide(side) });
}

function describeWrongMoment({ card, troop }: RefusalByReason<'wrong-moment'>, words: BattlePhrases): string {
  const { t } = words;
  const timing = card && CARD_FACTS[card].timing;
  if (card && timing) return t('refusal-moment', { card: words.card(card), timing: t(`timing-${timing}`) });
  return t(troop ? 'refusal-answer-first' : 'refusal-nothing-to-beat');
}

function describeImpossible(refusal: RefusalByReason<'cannot-be-carried-out'>, words: BattlePhrases): string {
  const { t } = words;
  switch (refusal.rule) {
    case 'chu-han/abilities/peng-yue':
      return t('refusal-peng-yue', { rank: refusal.rank, other: refusal.troop.rank });
    case 'chu-han/abilities/zhongli-mo':
      return t('refusal-zhongli-mo');
    case 'chu-han/abilities/liu-bang':
      return t('refusal-liu-bang');
    case 'chu-han/abilities/ying-bu':
      return t('refusal-ying-bu', { card: words.card(refusal.card) });
  }
}

function describeWrongSize(refusal: RefusalByReason<'wrong-size'>, { t }: BattlePhrases): string {
  switch (refusal.rule) {
    case 'chu-han/abilities/han-xin':
      return t('refusal-han-xin');
    case 'chu-han/abilities/liu-bang':
      return t('refusal-liu-bang-alone');
    case 'chu-han/opening/troop':
      return t('refusal-no-troop');
    case 'chu-han/exchange/same-size':
      return t('refusal-size', { size: refusal.size, other: refusal.troop.size });
  }
}
