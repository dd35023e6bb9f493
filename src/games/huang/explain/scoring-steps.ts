import { createRecord, entriesOf } from '../../../core/record.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { ColourCounts, ScoringStep } from '../rules/scoring.ts';
import { COUNTED_COLOURS, type CountedColour } from '../rules/vocabulary.ts';
import { capitalizePlayer, formatComparedValues, formatPlayerName } from './score.ts';

/** Translator for the steps of a final scoring; needs more files than the verdict. */
type StepTranslator = Translator<'huang' | 'huang-score' | 'huang-score-more'>;

/** Explains every step of a final scoring in a sentence. */
export function explainScoring(trace: readonly ScoringStep[], t: StepTranslator): readonly CitedSentence[] {
  return trace.map((step) => ({ rule: step.rule, text: describeStep(step, t) }));
}

function describeStep(step: ScoringStep, t: StepTranslator): string {
  switch (step.step) {
    case 'points':
      return t('points-of', { player: formatPlayerName(step.player, t), ...fillColours(step.colours) });
    case 'granaries':
      return t('granaries-count', {
        player: formatPlayerName(step.player, t),
        count: step.granaries,
        points: step.colours.blue,
      });
    case 'white':
      return t('white-go', {
        player: capitalizePlayer(step.player, t),
        count: step.white,
        list: describeRaises(step.colours, t),
      });
    case 'compared': {
      const level = step.left.length > 1 ? ` ${t('still-level', { players: joinNames(step.left, t) })}` : '';
      return t(`compared-${step.by}`, { values: formatComparedValues(step, t) }) + level;
    }
    case 'won':
      return t('won', { player: capitalizePlayer(step.player, t) });
    case 'nobody-won':
      return t('nobody-won');
  }
}

function fillColours(colours: ColourCounts): Record<CountedColour, number> {
  return createRecord(COUNTED_COLOURS, (colour) => colours[colour] ?? 0);
}

function describeRaises(colours: ColourCounts, t: StepTranslator): string {
  const raised = entriesOf(colours).map(([colour, n]) => t('raised', { colour: t(`colour-${colour}`), n }));
  return raised.join(', ');
}

function joinNames(players: readonly string[], t: StepTranslator): string {
  return t.list(players.map((player) => formatPlayerName(player, t)));
}
