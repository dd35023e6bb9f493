import { CARD_FACTS } from '../../engine/chu-han/cards.ts';
import type { Reason, Refusal } from '../../engine/chu-han/step.ts';
import type { Translator } from '../../i18n/translator.ts';
import { type BattleWords, battleWordsOf } from './battle-words.ts';

/** What forbids a play, in a sentence. Texts: `chu-han`, `chu-han-battle`. */
export function explainBattleRefusal(refusal: Refusal, t: Translator): string {
  return REASON_SENTENCES[refusal.reason](refusal, battleWordsOf(t));
}

/** How each reason is said, with the facts that it comes with. */
export const REASON_SENTENCES: Readonly<Record<Reason, (refusal: Refusal, words: BattleWords) => string>> = {
  over: ({ rule, side = 'han' }, words) =>
    words.t(rule === 'chu-han/game-end/at-once' ? 'refusal-game-over' : 'refusal-battle-over', {
      side: words.side(side),
    }),
  'nothing-to-react-to': ({ card }, { t }) =>
    t(card === 'xiao-he' ? 'refusal-no-lu-zhi' : 'refusal-no-ability'),
  'not-your-turn': ({ side = 'han' }, words) => words.t('refusal-turn', { side: words.side(side) }),
  'wrong-moment': sayWrongMoment,
  'cannot-retreat-when-opening': (_, { t }) => t('refusal-retreat-when-opening'),
  'one-ability-a-turn': ({ rule }, { t }) =>
    t(rule === 'chu-han/reactions/no-second-ability' ? 'refusal-after-cancel' : 'refusal-one-ability'),
  'already-reinforced': (_, { t }) => t('refusal-reinforced'),
  'reinforce-first': (_, { t }) => t('refusal-reinforce-first'),
  'no-reinforcements': (_, { t }) => t('refusal-no-reinforcements'),
  'card-not-in-hand': ({ card, side = 'han' }, words) =>
    words.t('refusal-not-in-hand', { card: card ? words.card(card) : '', side: words.side(side) }),
  'cannot-be-carried-out': sayImpossible,
  'mixed-ranks': (_, { t }) => t('refusal-mixed'),
  'wrong-size': sayWrongSize,
  'too-weak': ({ rule, rank = 0, troop }, { t }) =>
    t(rule === 'chu-han/abilities/peng-yue' ? 'refusal-below-equal' : 'refusal-weak', {
      rank,
      other: troop?.rank ?? 0,
    }),
};

function sayWrongMoment({ card, troop }: Refusal, words: BattleWords): string {
  const { t } = words;
  const timing = card && CARD_FACTS[card].timing;
  if (card && timing) return t('refusal-moment', { card: words.card(card), timing: t(`timing-${timing}`) });
  return t(troop ? 'refusal-answer-first' : 'refusal-nothing-to-beat');
}

function sayImpossible({ rule, card, rank = 0, troop }: Refusal, words: BattleWords): string {
  const { t } = words;
  switch (rule) {
    case 'chu-han/abilities/peng-yue':
      return t('refusal-peng-yue', { rank, other: troop?.rank ?? 0 });
    case 'chu-han/abilities/zhongli-mo':
      return t('refusal-zhongli-mo');
    case 'chu-han/abilities/liu-bang':
      return t('refusal-liu-bang');
    default:
      return t('refusal-ying-bu', { card: card ? words.card(card) : '' });
  }
}

function sayWrongSize({ rule, size = 0, troop }: Refusal, { t }: BattleWords): string {
  switch (rule) {
    case 'chu-han/abilities/han-xin':
      return t('refusal-han-xin');
    case 'chu-han/abilities/liu-bang':
      return t('refusal-liu-bang-alone');
    case 'chu-han/opening/troop':
      return t('refusal-no-troop');
    default:
      return t('refusal-size', { size, other: troop?.size ?? 0 });
  }
}
