import type { Translator } from '../../../i18n/translator.ts';
import type { HuangPlacementsAnswer } from '../referee/answer-placements.ts';
import type { HuangStatesAnswer } from '../referee/answer-states.ts';
import { createBoardPhrases } from './board-phrases.ts';
import { makePlaceLabel } from './place-label.ts';
import { toNumberedState } from './state-names.ts';

/** Translator for the texts about an example on a board. */
export type ExampleTranslator = Translator<'huang' | 'huang-pieces' | 'huang-steps' | 'huang-example'>;

/** Explains how many states there are, and names them. */
export function explainStates(answer: HuangStatesAnswer, t: ExampleTranslator): readonly string[] {
  const names = { states: answer.states.map(toNumberedState), hasMap: true };
  const { state, list } = createBoardPhrases(names, t);
  const states = list(answer.states.map(({ id }) => state(id)));
  return [
    answer.states.length > 0 ? t('states-are', { count: answer.states.length, states }) : t('states-none'),
  ];
}

/** Explains on which spaces a piece may be placed, grouped by the consequence. */
export function explainPlacements(
  answer: HuangPlacementsAnswer,
  t: Translator<'huang-example'>,
): readonly string[] {
  const describe = (effect: 'peace' | 'war' | 'bandits' | 'revolt', spaces: readonly string[]) =>
    spaces.length > 0 ? [t(`places-${effect}`, { places: spaces.map(makePlaceLabel).join(', ') })] : [];
  const others =
    'war' in answer
      ? [...describe('war', answer.war), ...describe('bandits', answer.bandits)]
      : describe('revolt', answer.revolt);
  const sentences = [...describe('peace', answer.peace), ...others];
  return sentences.length > 0 ? sentences : [t('places-none')];
}
