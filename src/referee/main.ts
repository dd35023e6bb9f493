// The referee as a command: one case a line in, one answer a line out, in the same order.
// Like a page it stands at the end of the import chain, and so may ask `explain` for its sentences.
import { once } from 'node:events';
import errorTexts from '../../content/ui/en/errors.json' with { type: 'json' };
import { explainProblem } from '../explain/problem.ts';
import { makeTranslator } from '../i18n/translator.ts';
import type { Answer } from './referee.ts';
import { answerText } from './referee.ts';

const t = makeTranslator('en', errorTexts);

/** The answer as a line of JSON; an error gets its English sentence as `message`. */
function makeLine(answer: Answer): string {
  if (answer.ok) return `${JSON.stringify(answer)}\n`;
  const { code, path, ...facts } = answer.error;
  const message = explainProblem(answer.error, t);
  return `${JSON.stringify({ ...answer, error: { code, path, message, ...facts } })}\n`;
}

async function write(lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => makeLine(answerText(line.replace(/^\uFEFF/, '')))).join('');
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Splits at line feeds alone: JSON may hold other line separators inside a text. */
async function answerInput(): Promise<void> {
  let begun: string[] = []; // the pieces of a line whose end has not come yet
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    begun.push(first);
    const last = others.pop();
    if (last === undefined) continue;
    await write([begun.join(''), ...others]);
    begun = [last];
  }
  if (begun.some((piece) => piece !== '')) await write([begun.join('')]);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0); // the reader has seen enough
});
await answerInput();
