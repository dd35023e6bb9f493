import type { Action, Decisions } from '../../engine/huang/action.ts';
import type { Position } from '../../engine/huang/position.ts';
import { type Question, questionsOf } from '../../engine/huang/questions.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Result } from '../../engine/result.ts';
import type { Problems } from '../problem.ts';
import { answerAct, type HuangActAnswer } from './act-answer.ts';
import { actOnce } from './act-once.ts';
import type { HuangChoices } from './envelope.ts';
import { positionFor } from './position-for.ts';

/** Everything about an action on a position, decided so far as it is, as one table reads the rules. */
interface Judgement {
  readonly position: Position;
  readonly answer: HuangActAnswer;
  /** All that the table is asked. Found out when somebody looks: some want the answer alone. */
  readonly questions: readonly Question[];
}

const JUDGED = new WeakMap<HuangActAnswer, Judgement>();

/**
 * What comes of an action on a set-up, or all that keeps the set-up from being a position. Whoever asks again gets what
 * is known.
 */
export function answerFor(
  setup: Setup,
  action: Action,
  decisions: Decisions,
  rulings: HuangChoices,
): Result<Judgement, Problems> {
  const checked = positionFor(setup);
  if (!checked.ok) return checked;
  const position = checked.value;
  const answer = answerAct(position, action, decisions, rulings);
  const known = JUDGED.get(answer);
  if (known) return { ok: true, value: known };
  let questions: readonly Question[] | undefined;
  const judgement: Judgement = {
    position,
    answer,
    get questions() {
      questions ??= questionsOf(position, action, decisions, rulings, actOnce);
      return questions;
    },
  };
  JUDGED.set(answer, judgement);
  return { ok: true, value: judgement };
}
