import type { Problems } from '../../../core/problem.ts';
import type { Result } from '../../../core/result.ts';
import type { Action, Decisions } from '../rules/actions/action.ts';
import { listQuestions, type Question } from '../rules/actions/questions.ts';
import type { Position } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { answerAction, type HuangActAnswer } from './answer-action.ts';
import { applyMemoizedAction } from './apply-memoized-action.ts';
import { getCheckedPosition } from './checked-position.ts';
import type { ChosenHuangRulings } from './envelope.ts';

/** A cached result: an action on a position, with the decisions so far and the table's rulings. */
interface Judgement {
  readonly position: Position;
  readonly answer: HuangActAnswer;
  /** All questions to the players. Computed on first access: some callers only need the answer. */
  readonly questions: readonly Question[];
}

const JUDGEMENT_CACHE = new WeakMap<HuangActAnswer, Judgement>();

/**
 * Returns the outcome of an action on a setup, or all problems of the setup. Results are cached.
 */
export function judgeAction(
  setup: Setup,
  action: Action,
  decisions: Decisions,
  rulings: ChosenHuangRulings,
): Result<Judgement, Problems> {
  const checked = getCheckedPosition(setup);
  if (!checked.ok) return checked;
  const position = checked.value;
  const answer = answerAction(position, action, decisions, rulings);
  const cached = JUDGEMENT_CACHE.get(answer);
  if (cached) return { ok: true, value: cached };
  let questions: readonly Question[] | undefined;
  const judgement: Judgement = {
    position,
    answer,
    get questions() {
      questions ??= listQuestions(position, action, decisions, rulings, applyMemoizedAction);
      return questions;
    },
  };
  JUDGEMENT_CACHE.set(answer, judgement);
  return { ok: true, value: judgement };
}
