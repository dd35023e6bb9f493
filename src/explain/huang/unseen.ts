import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import type { HuangChancesAnswer } from '../../referee/huang/chances.ts';
import { isEither, isImpossible, ofOneWhole, sayOften } from '../often.ts';
import { capital } from '../sentence.ts';
import type { Names } from './names.ts';
import { explainOutcome } from './outcome.ts';
import type { BoardTranslator } from './words.ts';

/** Translator for the texts on how likely a side wins. */
export type UnseenTranslator = Translator<'chances' | 'huang-unseen'>;

type Chance = Extract<HuangChancesAnswer, { readonly chances: unknown }>['chances'][number];

/**
 * How often a number of tiles wins, how often it ties, and that it loses otherwise; addressed to the player.
 */
export function sayChance(chance: Chance, decider: string, t: UnseenTranslator): string {
  const { commit: count, win, tie } = chance;
  const often = sayOften(win, t);
  const won = isImpossible(win)
    ? t(count === 0 ? 'none-loses' : 'give-loses', { count })
    : t(count === 0 ? 'none-wins' : 'give-wins', { count, often });
  const tied = isImpossible(tie) ? [] : [capital(t('often-tied', { often: sayOften(tie, t), decider }))];
  const canLose = !isEither(win, tie) && !(isImpossible(win) && isImpossible(tie));
  return [won, ...tied, ...(canLose ? [t('otherwise-lost')] : [])].join(' ');
}

/** The exact fractions, with a common denominator so that they can be compared. */
export function sayExactly({ win, tie }: Chance, t: UnseenTranslator): string {
  if (isImpossible(tie)) return t('exactly', { win });
  const [won, tied] = ofOneWhole(win, tie);
  return t('exactly-both', { win: won, tie: tied });
}

/** The player who decides a tie, for the middle of a sentence. */
export function sayDecides(player: Dynasty, t: BoardTranslator): string {
  return t(`the-${player}`);
}

/** The consequences of a conflict: who scores, and what leaves the board. */
export function sayPrice(answer: HuangActAnswer, names: Names, t: BoardTranslator): string {
  const [head, ...effects] = explainOutcome(answer, names, t);
  return [head, ...effects].join(' ');
}
