import { CARD_FACTS } from '../rules/cards/cards.ts';
import type { PlayRefusal, PlayRefusalReason } from '../rules/step.ts';
import { type BattlePhrases, type BattleTranslator, createBattlePhrases } from './battle-phrases.ts';

/** Explains in a sentence what forbids a play. */
export function explainBattleRefusal(refusal: PlayRefusal, t: BattleTranslator): string {
  return describePlayRefusal(refusal, createBattlePhrases(t));
}

/** Explains in a sentence what forbids a play, with phrases that the caller has created. */
export function describePlayRefusal(refusal: PlayRefusal, phrases: BattlePhrases): string {
  // Each function takes its own kind of refusal.
  const describe = REFUSAL_SENTENCES[refusal.reason] as (one: PlayRefusal, phrases: BattlePhrases) => string;
  return describe(refusal, phrases);
}

type RefusalByReason<R extends PlayRefusalReason> = Extract<PlayRefusal, { readonly reason: R }>;

/** For each reason of a refusal, a function that describes it. */
const REFUSAL_SENTENCES: {
  readonly [R in PlayRefusalReason]: (refusal: RefusalByReason<R>, phrases: BattlePhrases) => string;
} = {
  over: ({ rule, side: winner }, { t, side }) =>
    t(rule === 'chu-han/game-end/at-once' ? 'refusal-game-over' : 'refusal-battle-over', {
      side: side(winner),
    }),
  'nothing-to-react-to': ({ card }, { t }) =>
    t(card === 'xiao-he' ? 'refusal-no-lu-zhi' : 'refusal-no-ability'),
  'not-your-turn': ({ side: mover }, { t, side }) => t('refusal-turn', { side: side(mover) }),
  'wrong-moment': describeWrongMoment,
  'cannot-retreat-when-opening': (_, { t }) => t('refusal-retreat-when-opening'),
  'one-ability-a-turn': ({ rule }, { t }) =>
    t(rule === 'chu-han/reactions/no-second-ability' ? 'refusal-after-cancel' : 'refusal-one-ability'),
  'already-reinforced': (_, { t }) => t('refusal-reinforced'),
  'reinforce-first': (_, { t }) => t('refusal-reinforce-first'),
  'no-reinforcements': (_, { t }) => t('refusal-no-reinforcements'),
  'card-not-in-hand': ({ card: wanted, side: holder }, { t, card, side }) =>
    t('refusal-not-in-hand', { card: card(wanted), side: side(holder) }),
  'cannot-be-carried-out': describeImpossible,
  'mixed-ranks': (_, { t }) => t('refusal-mixed'),
  'wrong-size': describeWrongSize,
  'too-weak': ({ rule, rank, troop }, { t }) =>
    t(rule === 'chu-han/abilities/peng-yue' ? 'refusal-below-equal' : 'refusal-weak', {
      rank,
      other: troop.rank,
    }),
};

function describeWrongMoment(
  { card, troop }: RefusalByReason<'wrong-moment'>,
  { t, card: formatCard }: BattlePhrases,
): string {
  const timing = card && CARD_FACTS[card].timing;
  if (card && timing) return t('refusal-moment', { card: formatCard(card), timing: t(`timing-${timing}`) });
  return t(troop ? 'refusal-answer-first' : 'refusal-nothing-to-beat');
}

function describeImpossible(
  refusal: RefusalByReason<'cannot-be-carried-out'>,
  { t, card }: BattlePhrases,
): string {
  switch (refusal.rule) {
    case 'chu-han/abilities/peng-yue':
      return t('refusal-peng-yue', { rank: refusal.rank, other: refusal.troop.rank });
    case 'chu-han/abilities/zhongli-mo':
      return t('refusal-zhongli-mo');
    case 'chu-han/abilities/liu-bang':
      return t('refusal-liu-bang');
    case 'chu-han/abilities/ying-bu':
      return t('refusal-ying-bu', { card: card(refusal.card) });
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
