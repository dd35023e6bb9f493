import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import type { HuangChancesAnswer } from '../../referee/huang/chances.ts';
import { isEither, isImpossible, ofOneWhole, sayOften } from '../often.ts';
import { capital } from '../sentence.ts';
import type { Names } from './names.ts';
import { explainOutcome } from './outcome.ts';
import type { BoardTranslator } from './words.ts';

/** What says how likely a side wins. */
export type UnseenTranslator = Translator<'chances' | 'huang-unseen'>;

type Chance = Extract<HuangChancesAnswer, { readonly chances: unknown }>['chances'][number];

/** How often so many tiles win, how often they tie, and that they lose otherwise: to the one who asks. */
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

/** The fractions behind that, of one whole, so that they can be compared. */
export function sayExactly({ win, tie }: Chance, t: UnseenTranslator): string {
  if (isImpossible(tie)) return t('exactly', { win });
  const [won, tied] = ofOneWhole(win, tie);
  return t('exactly-both', { win: won, tie: tied });
}

/** The player who decides a tie, in the middle of a sentence. */
export function sayDecides(player: Dynasty, t: BoardTranslator): string {
  return t(`the-${player}`);
}

/** What follows from a conflict for the table: who scores, and what leaves the board. */
export function sayPrice(answer: HuangActAnswer, names: Names, t: BoardTranslator): string {
  const [head, ...effects] = explainOutcome(answer, names, t);
  return [head, ...effects].join(' ');
}
