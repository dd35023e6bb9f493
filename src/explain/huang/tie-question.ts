import type { SpaceName } from '../../engine/huang/board.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Names } from './names.ts';
import { type BoardTranslator, wordsOf } from './words.ts';

/** Which of the tied states wins, as a question to the player who decides it. */
export function explainTieQuestion(
  by: Dynasty,
  states: readonly SpaceName[],
  names: Names,
  t: BoardTranslator,
): string {
  const words = wordsOf(names, t);
  return t('ask-tie', { player: words.name(by), states: words.list(states.map(words.state)) });
}
