import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fateOfLine } from './line-fates.ts';
import { basesFrom, hostileLine } from './lines.ts';

const COMMAND = fileURLToPath(new URL('../../src/referee/main.ts', import.meta.url));

/** The results of some lines: the number of each, and every fault with its line. */
export interface LotFate {
  readonly fates: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/** The number of lines made from each case. */
const LINES_OF_ONE = 20;
/** One in this many lines is also sent through links and notation. */
const PASSED_ON = 10;

/** Makes lines and sends them through the command and through every explanation. */
export async function fateOfLot(count: number, random: () => number): Promise<LotFate> {
  const bases = basesFrom(random, count / LINES_OF_ONE);
  const lines = Array.from({ length: count }, () => hostileLine(random, bases));
  const commanded = commandFaults(lines);
  const fates = new Map<string, number>();
  const faults: string[] = [];
  for (const [i, line] of lines.entries()) {
    const { fate, faults: these } = await fateOfLine(line, i % PASSED_ON === 0);
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
    faults.push(...these.map((fault) => `${fault}\n${JSON.stringify(line)}`));
  }
  return { fates, faults: [...(await commanded), ...faults] };
}

/** Returns what the command does wrong: it must answer each line with one line, and exit with 0. */
async function commandFaults(lines: readonly string[]): Promise<readonly string[]> {
  const { status, output, errors } = await commandOn(`${lines.join('\n')}\n`);
  const answers = output.split('\n').slice(0, -1);
  return [
    ...(status === 0 ? [] : [`the command ended with ${status}: ${errors}`]),
    ...(answers.length === lines.length ? [] : [`${answers.length} answers to ${lines.length} lines`]),
    ...answers.flatMap((text, i) => {
      const fault = answerFault(text);
      return fault === undefined ? [] : [`${fault}\n${JSON.stringify(lines[i])}`];
    }),
  ];
}

/** Returns what is wrong with a line of output, if anything. */
function answerFault(text: string): string | undefined {
  const answered: { ok?: boolean; error?: { code?: string; message?: string } } = JSON.parse(text);
  if (answered.ok === true) return undefined;
  const { code = '', message = '' } = answered.error ?? {};
  return code === '' || code === 'internal' || message === '' ? `the command answers ${text}` : undefined;
}

function commandOn(input: string): Promise<{ status: number | null; output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND]);
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject).on('close', (status) => resolve({ status, output, errors }));
    child.stdin.on('error', () => undefined); // a crash of the command shows in its status
    child.stdin.end(input);
  });
}
