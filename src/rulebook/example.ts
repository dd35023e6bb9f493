import type { z } from 'astro/zod';
import type { Result } from '../core/result.ts';
import type { ChuHanAnswer, ChuHanCase } from '../games/chu-han/referee/handlers.ts';
import type { HuangActCase } from '../games/huang/referee/act.ts';
import type { HuangActAnswer } from '../games/huang/referee/answer-action.ts';
import type { HuangPlacementsAnswer } from '../games/huang/referee/answer-placements.ts';
import type { HuangStatesAnswer } from '../games/huang/referee/answer-states.ts';
import type { HuangChancesAnswer, HuangChancesCase } from '../games/huang/referee/chances.ts';
import type { HuangPlacementsCase } from '../games/huang/referee/placements.ts';
import type { HuangScoreAnswer, HuangScoreCase } from '../games/huang/referee/score.ts';
import type { HuangStatesCase } from '../games/huang/referee/states.ts';
import { type NotationFault, parseNotation } from '../games/huang/rules/setup/notation.ts';
import type { KhanAnswer, KhanCase } from '../games/khan/referee/handlers.ts';
import { type Answer, answer, type Case, checkCase } from '../referee/referee.ts';
import { describeMismatch } from './checks/mismatch.ts';
import type { exampleSchema } from './schemas.ts';

/** The data of an example, as in its file. */
export type ExampleData = z.infer<typeof exampleSchema>;

/** A worked example with the referee's answer to its case. */
export interface Example<C extends Case = Case, A extends object = Extract<Answer, { ok: true }>> {
  readonly id: string;
  readonly data: ExampleData;
  /** The case as links carry it, without keys that have their default value. */
  readonly written: object;
  readonly case: C;
  readonly answer: A;
}

/**
 * The kinds of examples of Huang: a final scoring, an action, the states of a position, where a piece may be
 * placed, the chances in a conflict.
 */
export type ScoreExample = Example<HuangScoreCase, HuangScoreAnswer>;
/** An example about an action in Huang. */
export type ActExample = Example<HuangActCase, HuangActAnswer>;
/** An example about the states on a board of Huang. */
export type StatesExample = Example<HuangStatesCase, HuangStatesAnswer>;
/** An example about where a piece may be placed in Huang. */
type PlacementsExample = Example<HuangPlacementsCase, HuangPlacementsAnswer>;
/** An example about the chances of a conflict in Huang. */
export type ChancesExample = Example<HuangChancesCase, HuangChancesAnswer>;
/** Examples that can be drawn on the board. */
export type BoardExample = ActExample | StatesExample | PlacementsExample | ChancesExample;

/** An example of Chu Han, or of Khan. */
export type ChuHanExample = Example<ChuHanCase, ChuHanAnswer>;
/** An example of any kind about Khan. */
export type KhanExample = Example<KhanCase, KhanAnswer>;

/**
 * Answers the case of a worked example and compares the answer with the expected one. Returns an error that
 * names the file if its case is invalid or the referee's answer differs from the expected one.
 */
export function computeExample(id: string, data: ExampleData): Result<Example, string> {
  const fault = (why: string): Result<Example, string> => ({
    ok: false,
    error: `content/examples/${id}.yaml ${why}`,
  });
  const written = readCase(data.case);
  if (!written.ok) return fault(written.error);
  const checked = checkCase(written.value);
  const result = answer(written.value);
  if (!checked.ok || !result.ok) return fault(`is not a valid case: ${JSON.stringify(result)}`);
  const mismatch = describeMismatch(data.expect, result, '');
  if (mismatch) return fault(`expects another answer than the referee gives: ${mismatch}`);
  return { ok: true, value: { id, data, written: written.value, case: checked.value, answer: result } };
}

/**
 * Returns the case of an example as JSON. In the file, a position of Huang may be written as a line of text.
 */
function readCase(data: ExampleData['case']): Result<object, string> {
  if (typeof data['position'] !== 'string') return { ok: true, value: data };
  const position = parseNotation(data['position']);
  return position.ok
    ? { ok: true, value: { ...data, position: position.value } }
    : { ok: false, error: `has no position: ${describeNotationFault(position.error)}` };
}

/** Describes a fault in such a line for the author of the example. */
function describeNotationFault(fault: NotationFault): string {
  return fault.field === 'size'
    ? `its board is larger than ${fault.most} × ${fault.most}`
    : `${fault.field} cannot be read at ${fault.text}`;
}

// The kind of a case determines the kind of its answer, so these type guards only check the case.

/** Whether an example is about a final scoring of Huang. */
export function isScoreExample(example: Example): example is ScoreExample {
  return hasAsk(example, 'score');
}

/** Whether an example is about an action in Huang. */
export function isActExample(example: Example): example is ActExample {
  return hasAsk(example, 'act');
}

/** Whether an example is about the states on a board of Huang. */
export function isStatesExample(example: Example): example is StatesExample {
  return hasAsk(example, 'states');
}

/** Whether an example is about the chances of a conflict in Huang. */
export function isChancesExample(example: Example): example is ChancesExample {
  return hasAsk(example, 'chances');
}

/** Whether an example is about a board of Huang. */
export function isBoardExample(example: Example): example is BoardExample {
  return example.case.game === 'huang' && !isScoreExample(example);
}

function hasAsk({ case: refereeCase }: Example, ask: string): boolean {
  return refereeCase.game === 'huang' && refereeCase.ask === ask;
}

/** Whether an example is about Chu Han. */
export function isChuHanExample(example: Example): example is ChuHanExample {
  return example.case.game === 'chu-han';
}

/** Whether an example is about Khan. */
export function isKhanExample(example: Example): example is KhanExample {
  return example.case.game === 'khan';
}
