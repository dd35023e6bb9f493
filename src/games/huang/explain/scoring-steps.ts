import { createRecord, entriesOf } from '../../../core/record.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { ColourCounts, ScoringStep } from '../rules/scoring.ts';
import { COUNTED_COLOURS, type CountedColour } from '../rules/vocabulary.ts';
import { createPlayerNames, namePlayersByIds, type PlayerNames } from './player-names.ts';
import { formatComparedValues } from './score.ts';

/** Translator for the steps of a final scoring; needs more files than the verdict. */
type StepTranslator = Translator<'huang' | 'huang-score' | 'huang-score-more'>;

/** Explains every step of a final scoring in a sentence; without `names`, players are called by their ids. */
export function explainScoring(
  trace: readonly ScoringStep[],
  t: StepTranslator,
  names: PlayerNames = createPlayerNames(namePlayersByIds(listPlayerIds(trace)), t),
): readonly CitedSentence[] {
  return trace.map((step) => ({ rule: step.rule, text: describeStep(step, trace, names, t) }));
}

/** The players of a final scoring, which begins with the points of each. */
function listPlayerIds(trace: readonly ScoringStep[]): readonly string[] {
  return trace.flatMap((step) => (step.step === 'points' ? [step.player] : []));
}

function describeStep(
  step: ScoringStep,
  trace: readonly ScoringStep[],
  names: PlayerNames,
  t: StepTranslator,
): string {
  switch (step.step) {
    case 'points':
      return t('points-of', { player: names.plain(step.player), ...fillColours(step.colours) });
    case 'granaries':
      return t('granaries-count', {
        player: names.plain(step.player),
        count: step.granaries,
        points: step.colours.blue,
      });
    case 'white':
      return t('white-go', {
        player: names.plain(step.player),
        count: step.white,
        list: describeRaises(step.colours, t),
      });
    case 'compared': {
      const level =
        step.left.length > 1 ? ` ${t('still-level', { players: t.list(step.left.map(names.plain)) })}` : '';
      return t(`compared-${step.by}`, { values: formatComparedValues(step, trace, names, t) }) + level;
    }
    case 'won':
      return t('won', { player: names.start(step.player) });
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
