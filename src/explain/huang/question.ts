import type { Question } from '../../engine/huang/questions.ts';
import type { Names } from './names.ts';
import { explainTieQuestion } from './tie-question.ts';
import { type BoardTranslator, wordsOf } from './words.ts';

/** What the rules ask a player, as a sentence put to that player. */
export function explainQuestion(question: Question, names: Names, t: BoardTranslator): string {
  const words = wordsOf(names, t);
  const player = words.name(question.by);
  switch (question.asks) {
    case 'commitment':
      return t(`ask-commit-${question.colour}${question.leader ? '-leader' : ''}`, { player });
    case 'tieWinner':
      return explainTieQuestion(question.by, question.options, names, t);
    case 'discard':
      return t('ask-discard', { player, tiles: words.tiles('red', question.count) });
    case 'pagoda':
      return t(`ask-build-${buildingOf(question.options)}`, { player });
    case 'market':
      return t('ask-market', { player });
    case 'keepGranary':
      return t('ask-granary', { player });
  }
}

type Sites = Extract<Question, { asks: 'pagoda' }>['options'];

/** What the sites allow: three tiles carry a pagoda, four the palace. */
function buildingOf(sites: Sites): 'pagoda' | 'palace' | 'either' {
  if (sites.every(({ at }) => at.length === 3)) return 'pagoda';
  return sites.every(({ at }) => at.length === 4) ? 'palace' : 'either';
}
