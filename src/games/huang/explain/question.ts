import type { Translator } from '../../../i18n/translator.ts';
import type { Question } from '../rules/actions/questions.ts';
import { type BoardPhrases, type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import { explainTieQuestion } from './outcome.ts';
import { findNumberedState, type StateNames } from './state-names.ts';

/** Translator for all questions of an action on the board. */
export type QuestionTranslator = BoardTranslator & Translator<'huang-replay'>;

/** Writes a question of the rules as a sentence addressed to the player. */
export function explainQuestion(question: Question, names: StateNames, t: QuestionTranslator): string {
  const words = createBoardPhrases(names, t);
  const player = words.name(question.by);
  switch (question.asks) {
    case 'commitment':
      return t(`ask-commit-${question.colour}${question.leader ? '-leader' : ''}`, { player });
    case 'tieWinner':
      return explainTieQuestion(question.by, question.options, names, t);
    case 'discard':
      return describeDiscard(question, player, words, t);
    case 'pagoda':
      return t(`ask-build-${findBuilding(question.options)}`, { player });
    case 'market':
      return t('ask-market', { player });
    case 'keepGranary':
      return t('ask-granary', { player });
  }
}

/** Asks which tiles a state gives up, and how many. */
function describeDiscard(
  { options, count }: DiscardQuestion,
  player: string,
  words: BoardPhrases,
  t: QuestionTranslator,
): string {
  const [first] = options;
  if (first === undefined) throw new Error('A choice of no tiles');
  const id = findNumberedState(first, words.names)?.id ?? first;
  return t('ask-discard', { player, state: words.state(id), tiles: words.tiles('red', count) });
}

type DiscardQuestion = Extract<Question, { asks: 'discard' }>;
type Sites = Extract<Question, { asks: 'pagoda' }>['options'];

/** Returns the building that the sites allow: three tiles carry a pagoda, four the palace. */
function findBuilding(sites: Sites): 'pagoda' | 'palace' | 'either' {
  if (sites.every(({ at }) => at.length === 3)) return 'pagoda';
  return sites.every(({ at }) => at.length === 4) ? 'palace' : 'either';
}
