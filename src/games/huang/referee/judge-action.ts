import type { Action, Decisions } from '../rules/actions/action.ts';
import { listQuestions, type Question } from '../rules/actions/questions.ts';
import type { Position } from '../rules/setup/position.ts';
import type { Shortage } from '../rules/shortage.ts';
import { compareAnswers, type HuangActAnswer, type OtherOption } from './answer-action.ts';
import type { ChosenHuangRulings } from './envelope.ts';

/** Everything that the referee says about an action, with what it was asked. */
export interface Judgement {
  /** The position before the action. */
  readonly position: Position;
  readonly action: Action;
  readonly decisions: Decisions;
  readonly rulings: ChosenHuangRulings;
  readonly answer: HuangActAnswer;
  /** Which tiles are missing, if that is why it is refused. */
  readonly shortage: Shortage | undefined;
  /** The position after the action; null unless it was carried out. */
  readonly positionAfter: Position | null;
  /** All questions to the players, as far as the decisions so far determine them. */
  readonly questions: readonly Question[];
  /** The result under the options that were not chosen, of those rulings that affect the answer. */
  readonly otherOptions: readonly OtherOption[];
}

/** Judges an action with the decisions so far. A war is resolved once for each option of its rulings. */
export function judgeAction(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: ChosenHuangRulings,
): Judgement {
  const { outcome, answer, otherOptions } = compareAnswers(position, action, decisions, rulings);
  const questions = listQuestions(position, action, decisions, rulings, outcome);
  const positionAfter = outcome.kind === 'done' ? outcome.position : null;
  const shortage = outcome.kind === 'refused' ? outcome.shortage : undefined;
  return { position, action, decisions, rulings, answer, shortage, positionAfter, questions, otherOptions };
}
