import { makeErrorAnswer } from './answer.ts';
import { idOf, parseJson } from './case.ts';
import type { Problem } from './problem.ts';
import { type Answer, answerText } from './referee.ts';

/** What the command does beside answering: how it puts a problem into words, and where it tells of a fault of its own. */
interface Voices {
  readonly explain: (problem: Problem) => string;
  readonly report: (error: unknown) => void;
}

/**
 * The answer to one line of input as one line of JSON, with a `message` for what is wrong. Never throws: where Yamen
 * itself is at fault, that is reported and the answer says `internal`, so that every other line gets its own.
 * `pieces`: the line as it came in; `answerTo`: the referee.
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
    return makeLine(makeErrorAnswer(idIn(text), [{ code: 'internal', path: '' }]), explain);
  }
}

function makeLine(answer: Answer, explain: Voices['explain']): string {
  if (answer.ok) return `${JSON.stringify(answer)}\n`;
  const { code, path, ...facts } = answer.error;
  return `${JSON.stringify({ ...answer, error: { code, path, message: explain(answer.error), ...facts } })}\n`;
}

function idIn(text: string): unknown {
  const parsed = parseJson(text);
  return parsed.ok ? idOf(parsed.value) : undefined;
}
