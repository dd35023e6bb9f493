import { act } from '../../engine/huang/act.ts';
import type { Action, Decisions } from '../../engine/huang/action.ts';
import type { Outcome } from '../../engine/huang/outcome.ts';
import type { Position } from '../../engine/huang/position.ts';
import { type Question, questionsOf } from '../../engine/huang/questions.ts';
import type { Rulings } from '../../engine/huang/ruling.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Result } from '../../engine/result.ts';
import type { Problems } from '../problem.ts';
import { answerAct, type HuangActAnswer } from './act-answer.ts';
import type { HuangChoices } from './envelope.ts';
import { positionFor } from './position-for.ts';

/** Everything about an action on a position, decided so far as it is, as one table reads the rules. */
export interface Judgement {
  readonly position: Position;
  readonly answer: HuangActAnswer;
  /** All that the table is asked. Found out when somebody looks: most want the answer alone. */
  readonly questions: readonly Question[];
}

/**
 * What comes of an action on a set-up, or all that keeps the set-up from being a position. Whoever asks again, in
 * whatever words of the same content, gets what is known: a war is waged once for each way to decide it and to read it.
 */
export function answerFor(
  setup: Setup,
  action: Action,
  decisions: Decisions,
  rulings: HuangChoices,
): Result<Judgement, Problems> {
  const position = positionFor(setup);
  return position.ok
    ? { ok: true, value: judgementOf(position.value, action, decisions, rulings) }
    : position;
}

/** The same for a position that has been checked. */
export function judgementOf(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: HuangChoices,
): Judgement {
  const { outcomes, judgements } = knownOf(position, action);
  const carryOut = (_: Position, __: Action, some: Decisions, choices: Rulings) =>
    once(outcomes, [some, choices], () => act(position, action, some, choices));
  return once(judgements, [decisions, rulings], () => {
    const answer = answerAct(position, action, decisions, rulings, carryOut);
    let questions: readonly Question[] | undefined;
    return {
      position,
      answer,
      get questions() {
        questions ??= questionsOf(position, action, decisions, rulings, carryOut);
        return questions;
      },
    };
  });
}

/** What is known of one action on one position, by how it was decided and how the rules were read. */
interface Known {
  readonly position: Position;
  readonly action: Action;
  readonly outcomes: Map<string, Outcome>;
  readonly judgements: Map<string, Judgement>;
}

/** Latest first. */
const KNOWN: Known[] = [];
const MOST_KNOWN = 8;

function knownOf(position: Position, action: Action): Known {
  const known = KNOWN.find((one) => one.position === position && one.action === action);
  if (known) return known;
  const fresh = { position, action, outcomes: new Map(), judgements: new Map() };
  KNOWN.unshift(fresh);
  KNOWN.splice(MOST_KNOWN);
  return fresh;
}

function once<T>(known: Map<string, T>, by: readonly unknown[], make: () => T): T {
  const key = JSON.stringify(by);
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
