import { createErrorAnswer } from './answer.ts';
import { getCaseId, parseJson } from './case.ts';
import type { Problem } from './problem.ts';
import { type Answer, answerText } from './referee.ts';

/** How the command turns a problem into a sentence, and where it reports an internal error. */
interface Voices {
  readonly explain: (problem: Problem) => string;
  readonly report: (error: unknown) => void;
}

/**
 * Answers one line of input with one line of JSON; errors have a `message`. Never throws: an exception is
 * reported and answered with the code `internal`, so that the other lines are still answered.
 * @param pieces the line, in the chunks in which it was read
 * @param answerTo the referee
 */
export function answerLine(
  pieces: readonly string[],
  { explain, report }: Voices,
  answerTo: (text: string) => Answer = answerText,
): string {
  let text = '';
  try {
    text = pieces.join('').replace(/^\uFEFF/, '');
    return makeLine(answerTo(text), explain);
  } catch (error) {
    report(error);
    return makeLine(createErrorAnswer(idIn(text), [{ code: 'internal', path: '' }]), explain);
  }
}

function makeLine(answer: Answer, explain: Voices['explain']): string {
  if (answer.ok) return `${JSON.stringify(answer)}\n`;
  const { code, path, ...facts } = answer.error;
  return `${JSON.stringify({ ...answer, error: { code, path, message: explain(answer.error), ...facts } })}\n`;
}

function idIn(text: string): unknown {
  const parsed = parseJson(text);
  return parsed.ok ? getCaseId(parsed.value) : undefined;
}
