import {
  describeFrequency,
  isCertain,
  isImpossible,
  isSumCertain,
  toCommonDenominator,
} from '../../../explain/frequency.ts';
import { capitalize } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { HuangChancesAnswer } from '../referee/chances.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { BoardTranslator } from './board-phrases.ts';
import { explainOutcome } from './outcome.ts';
import type { StateNames } from './state-names.ts';

/** Translator for the texts on how likely a side wins. */
export type WinChancesTranslator = Translator<'chances' | 'huang-chances'>;

type Chance = Extract<HuangChancesAnswer, { readonly chances: unknown }>['chances'][number];

/**
 * Describes how often a number of committed tiles wins and how often it ties, and that it loses otherwise;
 * addressed to the player.
 */
export function describeWinChances(chance: Chance, decider: string, t: WinChancesTranslator): string {
  const { commit: count, win, tie } = chance;
  const often = describeFrequency(win, t);
  const won = isImpossible(win)
    ? t(count === 0 ? 'none-loses' : 'give-loses', { count })
    : t(count === 0 ? 'none-wins' : 'give-wins', { count, often });
  const tied = isImpossible(tie)
    ? []
    : [capitalize(t('often-tied', { often: describeFrequency(tie, t), decider }))];
  const canLose = !isSumCertain(win, tie) && !(isImpossible(win) && isImpossible(tie));
  return [won, ...tied, ...(canLose ? [t('otherwise-lost')] : [])].join(' ');
}

/**
 * Formats the exact fractions, with a common denominator so that they can be compared. Empty if each is certain or
 * impossible, which the sentence says already.
 */
export function formatExactChances({ win, tie }: Chance, t: WinChancesTranslator): string {
  if ([win, tie].every((one) => isCertain(one) || isImpossible(one))) return '';
  if (isImpossible(tie)) return t('exactly', { win });
  const [won, tied] = toCommonDenominator(win, tie);
  return t('exactly-both', { win: won, tie: tied });
}

/** Formats the player who decides a tie, for the middle of a sentence. */
export function formatTieDecider(player: Dynasty, t: BoardTranslator): string {
  return t(`the-${player}`);
}

/** Explains the consequences of a conflict: who scores, and what leaves the board. */
export function explainConsequences(answer: HuangActAnswer, names: StateNames, t: BoardTranslator): string {
  const [head, ...effects] = explainOutcome(answer, names, t);
  return [head, ...effects].join(' ');
}
