// The referee as a command: one case a line in, one answer a line out, in the same order.
// Like a page it stands at the end of the import chain, and so may ask `explain` for its sentences.
import { once } from 'node:events';
import errorTexts from '../../content/ui/en/errors.json' with { type: 'json' };
import { explainProblem } from '../explain/problem.ts';
import { makeTranslator } from '../i18n/translator.ts';
import { answerLine } from './line.ts';
import type { Problem } from './problem.ts';

const t = makeTranslator<'errors'>('en', errorTexts);
const voices = {
  explain: (problem: Problem) => explainProblem(problem, t),
  report: (error: unknown) => console.error(error),
};
/** So many characters of answers are written together. */
const MOST_TOGETHER = 2 ** 16;

let answers = '';

async function answer(line: readonly string[]): Promise<void> {
  answers += answerLine(line, voices);
  if (answers.length > MOST_TOGETHER) await write();
}

async function write(): Promise<void> {
  const isFull = !process.stdout.write(answers);
  answers = '';
  if (isFull) await once(process.stdout, 'drain');
}

/** Splits at line feeds alone: JSON may hold other line separators inside a text. */
async function answerInput(): Promise<void> {
  let line: string[] = []; // the pieces of a line whose end has not come yet
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    const text = String(chunk);
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      await answer([...line, text.slice(from, end)]);
      line = [];
      from = end + 1;
    }
    line.push(text.slice(from));
    await write();
  }
  if (line.some((piece) => piece !== '')) await answer(line);
  await write();
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0); // the reader has seen enough
});
await answerInput();
