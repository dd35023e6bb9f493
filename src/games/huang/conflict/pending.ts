import { explainBoardSteps } from '../explain/board.ts';
import { createBoardPhrases } from '../explain/board-phrases.ts';
import { getOutcomeParts } from '../explain/outcome.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { BoardStep } from '../rules/step.ts';
import { type HuangConflict, hasNobodyCommitted, listUnassigned } from './state.ts';
import type { ConflictAnswer, FullConflictTranslator } from './types.ts';

/**
 * Whether commitments can still change the outcome: nothing is committed and this has not been confirmed, or
 * a commitment has no state yet. A decided tie is not pending: all commitments come before it.
 */
export function isPending(state: HuangConflict, { answer, decisions }: ConflictAnswer): boolean {
  if (!answer.legal || ('result' in answer && answer.result === 'peace')) return false;
  if (state.kind === 'war' && listUnassigned(state).length > 0) return true;
  if (hasNobodyCommitted(state) || isTieDecided(answer)) return false;
  return decisions.commitments.length === 0;
}

/** Whether the states tied and the player who placed the tile has named the winner. */
function isTieDecided(answer: ConflictAnswer['answer']): boolean {
  return answer.trace.some(({ step }) => step === 'tied') && !('needs' in answer);
}

/**
 * Whether the user has ended the commitments: by confirming that no one commits, or by deciding a tie. False
 * if someone commits and one side is stronger.
 */
export function isSettled(state: HuangConflict, answered: ConflictAnswer): boolean {
  return !isPending(state, answered) && (hasNobodyCommitted(state) || isTieDecided(answered.answer));
}

/**
 * Returns who would win if nothing more is committed, alone and as a sentence that says so, and the strength
 * of each side in words.
 */
export function explainPending({ answer, names }: ConflictAnswer, t: FullConflictTranslator) {
  const phrases = createBoardPhrases(names, t);
  const tie = answer.trace.find((step) => step.step === 'tied');
  const outcome =
    tie && 'needs' in answer
      ? t('stands-tied', { states: phrases.list(tie.states.map(phrases.state)) })
      : getOutcomeParts(answer, names, t).head;
  const strengths = answer.trace.filter(({ step }) => step === 'strength' || step === 'bystander');
  const why = explainBoardSteps(strengths, names, t).map(({ text }) => text);
  return { outcome, head: t('stands', { outcome }), why: why.join(' ') };
}

/**
 * The steps that decide a conflict. While it is pending, everything from the first of them on may change.
 */
const DECISIVE_STEPS: readonly BoardStep['step'][] = ['tied', 'war-won', 'revolt-won'];

/** Returns the steps of a conflict up to the strengths of its sides. */
export function omitDecisiveSteps(trace: readonly BoardStep[]): readonly BoardStep[] {
  const end = trace.findIndex(({ step }) => DECISIVE_STEPS.includes(step));
  return end < 0 ? trace : trace.slice(0, end);
}

/**
 * Removes the order of commitments in a war from an answer, because this tool does not ask for the seating
 * order.
 */
export function omitCommitmentOrder(answer: HuangActAnswer): HuangActAnswer {
  const isWar = answer.trace.some(({ step }) => step === 'war');
  const trace = answer.trace.filter(({ step }) => !isWar || step !== 'commitment-order');
  return { ...answer, trace };
}
