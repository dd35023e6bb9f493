import { namesOf } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import type { AnswerTexts, Judged } from './kit.ts';
import { applied, type BoardState, isOneTooMany } from './state.ts';

/**
 * In a game that is followed, what comes of an action that asks nobody anything and starts no conflict, and what is said
 * of it: nobody has to confirm that. Undefined where somebody should look first, as at an action too many. What is taken
 * from the market into a hand that nobody has entered changes nothing here: that it may be is said alone.
 */
export function appliedAtOnce(next: BoardState, { answer, questions, position }: Judged, t: AnswerTexts) {
  const action = next.dispute?.action;
  if (!next.tally || !action || isOneTooMany(next)) return undefined;
  const { hands } = next.setup;
  if (questions.some(({ asks, by }) => asks !== 'market' || hands?.[by])) return undefined;
  if (!answer.legal || !('position' in answer)) return undefined;
  if (answer.trace.some(({ step }) => step === 'war' || step === 'revolt')) return undefined;
  return {
    state: applied(next, answer.position, answer.points, action.type === 'end-turn'),
    said: [
      ...explainOutcome(answer, namesOf(answer.trace, position), t),
      ...questions.map(({ by }) => t('market-free', { player: t(`dynasty-${by}`) })),
    ].join(' '),
  };
}
