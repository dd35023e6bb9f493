import { capitalize } from '../../../../explain/sentence.ts';
import { explainOutcome } from '../../explain/outcome.ts';
import type { JudgedAction } from '../board-answer.ts';
import { applyOutcome, type BoardState, hasTooManyActions } from '../state.ts';
import type { FullBoardTranslator } from '../types.ts';

/**
 * Applies an action of a tracked game that has no question and starts no conflict. Returns the next state and
 * its announcement; undefined if the player should confirm, e.g. a third action. Market draws into a hand
 * that was not entered change nothing here; the announcement only mentions them.
 */
export function autoApplyAction(
  next: BoardState,
  { answer, questions, names }: JudgedAction,
  t: FullBoardTranslator,
) {
  const action = next.openAction?.action;
  if (!next.tally || !action || hasTooManyActions(next)) return undefined;
  const { hands } = next.setup;
  if (questions.some(({ asks, by }) => asks !== 'market' || hands?.[by])) return undefined;
  if (!answer.legal || !('position' in answer)) return undefined;
  if (answer.trace.some(({ step }) => step === 'war' || step === 'revolt')) return undefined;
  return {
    state: applyOutcome(next, answer.position, answer.points, action.type === 'end-turn'),
    said: [
      ...explainOutcome(answer, names, t),
      ...questions.map(({ by }) => capitalize(t('market-free', { player: t(`the-${by}`) }))),
    ].join(' '),
  };
}
