import { EDITIONS } from '../../../core/edition.ts';
import { groupBy } from '../../../core/group-by.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import { HUANG_SCORE_HANDLER, type HuangScoreAnswer, type HuangScoreCase } from '../referee/score.ts';
import type { PlayerNames } from './player-names.ts';
import type { HuangScoreTranslator } from './score.ts';

/** A final scoring with its edition. */
type ScoringCase = Pick<HuangScoreCase, 'game' | 'ask' | 'players'> & {
  readonly edition: (typeof EDITIONS)[number];
};

/**
 * Explains by which edition a final scoring was judged, and who wins under other editions; empty if all
 * editions agree.
 */
export function explainOtherEditions(
  refereeCase: ScoringCase,
  { winner, rulings, trace }: HuangScoreAnswer,
  names: PlayerNames,
  t: HuangScoreTranslator,
): readonly CitedSentence[] {
  const own = trace.at(-1)?.rule;
  if (!rulings.includes('editions-differ') || !own) return [];
  const others = EDITIONS.flatMap((edition) => {
    const other = HUANG_SCORE_HANDLER.answer({ ...refereeCase, edition });
    const rule = other.ok ? other.trace.findLast((step) => step.step !== 'won')?.rule : undefined;
    return other.ok && rule && other.winner !== winner ? [{ edition, rule, winner: other.winner }] : [];
  });
  const sentences = [...groupBy(others, (one) => one.winner)].flatMap(([named, all]) => {
    const [first] = all;
    if (!first) return [];
    const edition = t.list(all.map((one) => t(`edition-${one.edition}`)));
    const text =
      named === null
        ? t('other-edition-nobody', { edition })
        : t('other-edition-winner', { edition, player: names.phrase(named) });
    return [{ rule: first.rule, text }];
  });
  return [
    { rule: own, text: t('edition-here', { edition: t(`edition-${refereeCase.edition}`) }) },
    ...sentences,
  ];
}
