// The referee as a command: reads one case per line and prints one answer per line, in the same order.
// Unlike the rest of this folder, it may import from `explain`: like a page, nothing imports it.
import errorTexts from '../../content/ui/en/errors.json' with { type: 'json' };
import { answerLines } from '../command/answer-lines.ts';
import type { Problem } from '../core/problem.ts';
import { explainProblem } from '../explain/problem.ts';
import { createTranslator } from '../i18n/translator.ts';
import { answerLine } from './answer-line.ts';

const t = createTranslator<'errors'>('en', errorTexts);
const callbacks = {
  explain: (problem: Problem) => explainProblem(problem, t),
  report: (error: unknown) => console.error(error),
};
await answerLines((line) => answerLine(line, callbacks));
