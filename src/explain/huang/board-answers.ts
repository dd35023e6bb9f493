import { toLeader } from '../../engine/huang/leader.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { HuangPlacementsAnswer } from '../../referee/huang/answer-placements.ts';
import type { HuangStatesAnswer } from '../../referee/huang/answer-states.ts';
import { createBoardPhrases } from './board-phrases.ts';
import { makePlaceLabel } from './place-label.ts';
import type { NumberedState, StateNames } from './state-names.ts';

/** Translator for the texts about an example on a board. */
export type ExampleTranslator = Translator<'huang' | 'huang-pieces' | 'huang-board' | 'huang-example'>;

/** Names for the states of a position, numbered in order. */
function stateNames({ states }: HuangStatesAnswer): StateNames {
  const named = states.map(({ id, spaces, leaders }): NumberedState => {
    const dynasties = Object.values(leaders).map((leader) => toLeader(leader).dynasty);
    return { id, spaces, dynasties: [...new Set(dynasties)] };
  });
  return { states: named, hasMap: true };
}

/** The number of states, and the leaders in each. */
export function explainStates(answer: HuangStatesAnswer, t: ExampleTranslator): readonly string[] {
  const { state, list } = createBoardPhrases(stateNames(answer), t);
  const states = list(answer.states.map(({ id }) => state(id)));
  return [
    answer.states.length > 0 ? t('states-are', { count: answer.states.length, states }) : t('states-none'),
  ];
}

/** The spaces where a piece may go, grouped by what follows. */
export function explainPlacements(
  answer: HuangPlacementsAnswer,
  t: Translator<'huang-example'>,
): readonly string[] {
  const say = (effect: 'peace' | 'war' | 'bandits' | 'revolt', spaces: readonly string[]) =>
    spaces.length > 0 ? [t(`places-${effect}`, { places: spaces.map(makePlaceLabel).join(', ') })] : [];
  const others =
    'war' in answer
      ? [...say('war', answer.war), ...say('bandits', answer.bandits)]
      : say('revolt', answer.revolt);
  const sentences = [...say('peace', answer.peace), ...others];
  return sentences.length > 0 ? sentences : [t('places-none')];
}
