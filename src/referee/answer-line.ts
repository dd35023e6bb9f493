import { createErrorAnswer } from '../core/answer.ts';
import { getCaseId, parseJson } from '../core/case.ts';
import type { Problem } from '../core/problem.ts';
import { type Answer, answerText } from './referee.ts';

/** Callbacks of the command: to turn a problem into a sentence, and to report an internal error. */
interface LineCallbacks {
  readonly explain: (problem: Problem) => string;
  readonly report: (error: unknown) => void;
}

/**
 * Answers one line of input with one line of JSON; errors have a `message`. Never throws: an exception is
 * reported and answered with the code `internal`, so that the other lines are still answered.
 * @param chunks the line, in the chunks in which it was read
 * @param answerTo the referee
 */
export function answerLine(
  chunks: readonly string[],
  { explain, report }: LineCallbacks,
  answerTo: (text: string) => Answer = answerText,
): string {
  let text = '';
  try {
    text = chunks.join('').replace(/^\uFEFF/, '');
    return formatLine(answerTo(text), explain);
  } catch (error) {
    report(error);
    return formatLine(createErrorAnswer(findCaseId(text), [{ code: 'internal', path: '' }]), explain);
  }
}

function formatLine(answer: Answer, explain: LineCallbacks['explain']): string {
  if (answer.ok) return `${JSON.stringify(answer)}\n`;
  const { code, path, ...facts } = answer.error;
  return `${JSON.stringify({ ...answer, error: { code, path, message: explain(answer.error), ...facts } })}\n`;
}

function findCaseId(text: string): unknown {
  const parsed = parseJson(text);
  return parsed.ok ? getCaseId(parsed.value) : undefined;
}
