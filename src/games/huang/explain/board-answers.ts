import type { Translator } from '../../../i18n/translator.ts';
import type { HuangPlacementsAnswer } from '../referee/answer-placements.ts';
import type { HuangStatesAnswer } from '../referee/answer-states.ts';
import { toLeader } from '../rules/leader.ts';
import { createBoardPhrases } from './board-phrases.ts';
import { makePlaceLabel } from './place-label.ts';
import type { NumberedState, StateNames } from './state-names.ts';

/** Translator for the texts about an example on a board. */
export type ExampleTranslator = Translator<'huang' | 'huang-pieces' | 'huang-steps' | 'huang-example'>;

/** Names the states of a position, numbered in order. */
function nameStates({ states }: HuangStatesAnswer): StateNames {
  const named = states.map(({ id, spaces, leaders }): NumberedState => {
    const dynasties = Object.values(leaders).map((leader) => toLeader(leader).dynasty);
    return { id, spaces, dynasties: [...new Set(dynasties)] };
  });
  return { states: named, hasMap: true };
}

/** Explains how many states there are, and names them. */
export function explainStates(answer: HuangStatesAnswer, t: ExampleTranslator): readonly string[] {
  const { state, list } = createBoardPhrases(nameStates(answer), t);
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
