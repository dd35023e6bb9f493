// What commands share that answer on standard output, line by line, what comes on standard input.
import { once } from 'node:events';

/** So many characters of answers are written together. */
const MOST_TOGETHER = 2 ** 16;

/**
 * Answers each line of standard input with one line, in the same order. Splits at line feeds alone: JSON may hold other
 * line separators inside a text.
 * `answerLine`: takes the pieces of a line as they came in; gives its answer with a line feed at the end.
 */
export async function answerLines(answerLine: (pieces: readonly string[]) => string): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0); // the reader has seen enough
  });
  let answers = '';
  const write = async () => {
    const isFull = !process.stdout.write(answers);
    answers = '';
    if (isFull) await once(process.stdout, 'drain');
  };
  const answer = async (pieces: readonly string[]) => {
    answers += answerLine(pieces);
    if (answers.length > MOST_TOGETHER) await write();
  };
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
