// Shared by the commands that answer each line of standard input with a line on standard output.
import { once } from 'node:events';

/** Answers are buffered until they have this many characters. */
const BUFFER_SIZE = 2 ** 16;

/**
 * Answers each line of standard input with one line, in the same order. Splits only at line feeds, since a
 * JSON string may contain other line separators.
 * @param answerLine takes a line in the chunks in which it was read; returns the answer, ending with a line
 * feed
 */
export async function answerLines(answerLine: (pieces: readonly string[]) => string): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0); // the reader has closed the pipe, as `head` does
  });
  let answers = '';
  const write = async () => {
    const isFull = !process.stdout.write(answers);
    answers = '';
    if (isFull) await once(process.stdout, 'drain');
  };
  const answer = async (pieces: readonly string[]) => {
    answers += answerLine(pieces);
    if (answers.length > BUFFER_SIZE) await write();
  };
  let line: string[] = []; // the chunks of a line that is not complete yet
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
