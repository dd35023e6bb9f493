import { namesOf } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import type { AnswerTexts, Judged } from './kit.ts';
import { applied, type BoardState, isOneTooMany } from './state.ts';

/**
 * In a tracked game: the result of an action that asks no question and starts no conflict, with its
 * announcement. It is applied without confirmation. Returns undefined if the player should confirm, e.g. a
 * third action. Market draws into a hand that was not entered change nothing here; the announcement only
 * mentions them.
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
