import {
  describeFrequency,
  isFraction,
  isImpossible,
  toCommonDenominator,
} from '../../../explain/frequency.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { CommitmentChance } from '../rules/conflict/chances.ts';
import type { BoardTranslator } from './board-phrases.ts';
import { explainOutcome } from './outcome.ts';
import type { StateNames } from './state-names.ts';

/** Translator for the texts on how likely a side wins. */
export type WinChancesTranslator = Translator<'chances' | 'huang-chances'>;

/** The players of the sentences, with an article if the language has one. */
export interface ChanceNames {
  /** The player who asks. */
  readonly player: string;
  /** The player who decides a tie. */
  readonly decider: string;
}

/** Describes how often a player wins with a number of committed tiles, and how often it is a tie. */
export function describeWinChances(
  { commit: count, win, tie }: CommitmentChance,
  names: ChanceNames,
  t: WinChancesTranslator,
): string {
  const facts = {
    ...names,
    with: count === 0 ? t('with-none') : t('with-tiles', { count }),
    often: describeFrequency(win, t),
    tied: describeFrequency(tie, t),
  };
  const key = isImpossible(win) ? 'wins-never' : 'wins-often';
  return t(isImpossible(tie) ? key : `${key}-tied`, facts);
}

/**
 * Formats the exact fractions, with a common denominator so that they can be compared. Empty if each is
 * certain or impossible, which the sentence says already.
 */
export function formatExactChances({ win, tie }: CommitmentChance, t: WinChancesTranslator): string {
  if (!isFraction(win) && !isFraction(tie)) return '';
  if (isImpossible(tie)) return t('exactly', { win });
  const [won, tied] = toCommonDenominator(win, tie);
  return t('exactly-both', { win: won, tie: tied });
}

/** Explains the consequences of a conflict: who scores, and what leaves the board. */
export function explainConsequences(answer: HuangActAnswer, names: StateNames, t: BoardTranslator): string {
  return explainOutcome(answer, names, t).join(' ');
}
