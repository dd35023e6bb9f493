// The referee as a command: one case a line in, one answer a line out, in the same order.
// Like a page it stands at the end of the import chain, and so may ask `explain` for its sentences.
import errorTexts from '../../content/ui/en/errors.json' with { type: 'json' };
import { answerLines } from '../command/lines.ts';
import { explainProblem } from '../explain/problem.ts';
import { makeTranslator } from '../i18n/translator.ts';
import { answerLine } from './line.ts';
import type { Problem } from './problem.ts';

const t = makeTranslator<'errors'>('en', errorTexts);
const voices = {
  explain: (problem: Problem) => explainProblem(problem, t),
  report: (error: unknown) => console.error(error),
};
await answerLines((line) => answerLine(line, voices));
