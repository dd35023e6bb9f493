import { EDITIONS } from '../../engine/edition.ts';
import { HUANG_SCORE, type HuangScoreAnswer, type HuangScoreCase } from '../../referee/huang/score.ts';
import type { Sentence } from '../sentence.ts';
import { playerIn, type ScoreTranslator } from './score.ts';

/** A final scoring that names the edition by which it is judged. */
type Asked = Pick<HuangScoreCase, 'game' | 'ask' | 'players'> & {
  readonly edition: (typeof EDITIONS)[number];
};

/**
 * By which edition a final scoring was judged and whom each other edition would name instead, a sentence each with its
 * rule; nothing where all of them agree.
 */
export function explainOtherEditions(
  asked: Asked,
  { winner, rulings, trace }: HuangScoreAnswer,
  t: ScoreTranslator,
): readonly Sentence[] {
  const own = trace.at(-1)?.rule;
  if (!rulings.includes('editions-differ') || !own) return [];
  const others = EDITIONS.flatMap((edition): readonly Sentence[] => {
    const other = HUANG_SCORE.answer({ ...asked, edition });
    const rule = other.ok ? other.trace.findLast((step) => step.step !== 'won')?.rule : undefined;
    if (!other.ok || !rule || other.winner === winner) return [];
    const named = t(`edition-${edition}`);
    const text =
      other.winner === null
        ? t('other-edition-nobody', { edition: named })
        : t('other-edition-winner', { edition: named, player: playerIn(other.winner, t) });
    return [{ rule, text }];
  });
  return [{ rule: own, text: t('edition-here', { edition: t(`edition-${asked.edition}`) }) }, ...others];
}
