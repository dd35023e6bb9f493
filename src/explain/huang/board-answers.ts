import { leaderNamed } from '../../engine/huang/leader.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { HuangPlacementsAnswer } from '../../referee/huang/placement-answers.ts';
import type { HuangStatesAnswer } from '../../referee/huang/position-answers.ts';
import type { NamedState, Names } from './names.ts';
import { placeOf } from './place.ts';
import { wordsOf } from './words.ts';

/** Translator for the texts about an example on a board. */
export type ExampleTranslator = Translator<'huang' | 'huang-pieces' | 'huang-board' | 'huang-example'>;

/** Names for the states of a position, numbered in order. */
function stateNames({ states }: HuangStatesAnswer): Names {
  const named = states.map(({ id, spaces, leaders }): NamedState => {
    const dynasties = Object.values(leaders).map((leader) => leaderNamed(leader).dynasty);
    return { id, spaces, dynasties: [...new Set(dynasties)] };
  });
  return { states: named, hasMap: true };
}

/** The number of states, and the leaders in each. */
export function explainStates(answer: HuangStatesAnswer, t: ExampleTranslator): readonly string[] {
  const { state, list } = wordsOf(stateNames(answer), t);
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
    spaces.length > 0 ? [t(`places-${effect}`, { places: spaces.map(placeOf).join(', ') })] : [];
  const others =
    'war' in answer
      ? [...say('war', answer.war), ...say('bandits', answer.bandits)]
      : say('revolt', answer.revolt);
  const sentences = [...say('peace', answer.peace), ...others];
  return sentences.length > 0 ? sentences : [t('places-none')];
}
