import type { Translator } from '../../i18n/translator.ts';
import type { HuangPlacementsAnswer } from '../../referee/huang/placements.ts';
import type { HuangStatesAnswer } from '../../referee/huang/states.ts';
import type { NamedState, Names } from './names.ts';
import { placeOf } from './place.ts';
import { wordsOf } from './words.ts';

/** The states of a position, numbered in order. */
function stateNames({ states }: HuangStatesAnswer): Names {
  const named = states.map(({ id, spaces, leaders }): NamedState => {
    const dynasties = Object.values(leaders).map((leader) => leader.split(':')[0]);
    return { id, spaces, dynasties: [...new Set(dynasties)] as NamedState['dynasties'] };
  });
  return { states: named, hasMap: true };
}

/** How many states there are, and whose leaders stand in each. Texts: `huang`, `huang-board`, `huang-example`. */
export function explainStates(answer: HuangStatesAnswer, t: Translator): readonly string[] {
  const { state, list } = wordsOf(stateNames(answer), t);
  const states = list(answer.states.map(({ id }) => state(id)));
  return [
    answer.states.length > 0 ? t('states-are', { count: answer.states.length, states }) : t('states-none'),
  ];
}

/** Where a piece may go, by what follows. Texts: `huang-example`. */
export function explainPlacements(answer: HuangPlacementsAnswer, t: Translator): readonly string[] {
  const say = (effect: string, spaces: readonly string[]) =>
    spaces.length > 0 ? [t(`places-${effect}`, { places: spaces.map(placeOf).join(', ') })] : [];
  const others =
    'war' in answer
      ? [...say('war', answer.war), ...say('bandits', answer.bandits)]
      : say('revolt', answer.revolt);
  const sentences = [...say('peace', answer.peace), ...others];
  return sentences.length > 0 ? sentences : [t('places-none')];
}
