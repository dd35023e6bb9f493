import { formatChance } from '../../../explain/format-chance.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { ChuHanChancesAnswer } from '../referee/chances.ts';
import { CARDS } from '../rules/cards/cards.ts';
import type { DefenceChanceStep } from '../rules/chance-step.ts';

/** Translator for the texts about the chances of a troop. */
export type ChancesTranslator = Translator<'chu-han' | 'chu-han-steps' | 'chu-han-example'>;

/** Describes the steps that determine the chances of a troop. */
export function describeTroopSteps(
  trace: readonly DefenceChanceStep[],
  t: ChancesTranslator,
): readonly CitedSentence[] {
  return trace.map((step) => ({ rule: step.rule, text: describeStep(step, t) }));
}

/**
 * Describes how likely the troop is beaten, without and with a reinforcement, and which persons may be in the
 * other hand.
 */
export function describeTroopChances(
  { beaten, reinforced, holds }: ChuHanChancesAnswer,
  t: ChancesTranslator,
): readonly string[] {
  const held = CARDS.flatMap((card) => {
    const chance = holds[card];
    return chance === undefined ? [] : [`${t(`card-${card}`)}\u00a0${formatChance(chance)}`];
  });
  return [
    t('troop-beaten', { chance: formatChance(beaten) }),
    reinforced === null
      ? t('troop-no-reinforcement')
      : t('troop-reinforced', { chance: formatChance(reinforced) }),
    ...(held.length > 0 ? [t('troop-holds', { cards: held.join(', ') })] : []),
  ];
}

function describeStep(step: DefenceChanceStep, t: ChancesTranslator): string {
  switch (step.step) {
    case 'troop':
      return t('troop-rank', { count: step.size, rank: step.rank });
    case 'unseen':
      return t('troop-hidden', { cards: step.cards, held: step.held });
    case 'higher':
      return t('troop-higher', { ranks: step.ranks.join(', ') });
    case 'joker':
      return t('troop-joker');
    case 'reinforced':
      return t('troop-draw', { count: step.cards });
  }
}
