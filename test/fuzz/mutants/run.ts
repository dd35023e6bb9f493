import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Change, ROOT } from './changes.ts';
import { testsOf } from './concerned.ts';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const SWAP = pathToFileURL(join(ROOT, 'test/fuzz/mutants/swap.mjs')).href;
const FOLDER = mkdtempSync(join(tmpdir(), 'yamen-mutants-'));

/** How long each file of unit tests takes when nothing is changed, in milliseconds; and those that fail then. */
export interface Usual {
  readonly took: ReadonlyMap<string, number>;
  readonly failing: readonly string[];
}

/** Runs all unit tests on the code as it is. */
export async function usualRun(): Promise<Usual> {
  const report = join(FOLDER, 'usual.json');
  const config = join(ROOT, 'test/vitest.config.ts');
  await ended([VITEST, 'run', '--config', config, '--reporter=json', `--outputFile=${report}`], {});
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: readonly { name: string; status: string; startTime: number; endTime: number }[];
  };
  const files = testResults.map((one) => ({ ...one, name: one.name.slice(ROOT.length) }));
  return {
    took: new Map(files.map(({ name, startTime, endTime }) => [name, endTime - startTime])),
    failing: files.filter(({ status }) => status !== 'passed').map(({ name }) => name),
  };
}

/** What came of a change: which file of tests noticed it, or none. */
export interface Fate {
  readonly change: Change;
  /** The file that failed or did not end; null when all passed. */
  readonly by: string | null;
  readonly seconds: number;
}

/** The tests that a change concerns, first those that are quick and near. */
function orderedTests({ file }: Change, { took, failing }: Usual): readonly string[] {
  const cost = ([test, away]: readonly [string, number]) => ((took.get(test) ?? 1000) + 100) * away;
  return [...testsOf(file)]
    .filter(([test]) => !failing.includes(test))
    .sort((a, b) => cost(a) - cost(b))
    .map(([test]) => test);
}

/** A file that runs so much longer than usual runs for ever. */
const longestOf = (usual: number) => 60_000 + 10 * usual;

/** Runs the tests that a change concerns until one notices it. */
export async function tryChange(change: Change, usual: Usual): Promise<Fate> {
  const begin = performance.now();
  const by = await noticedBy(change, orderedTests(change, usual), usual);
  return { change, by, seconds: (performance.now() - begin) / 1000 };
}

/** The first of these tests that fails or does not end with a file's text exchanged; null when all pass. */
async function noticedBy(
  { file, text }: Pick<Change, 'file' | 'text'>,
  tests: readonly string[],
  usual: Usual,
): Promise<string | null> {
  if (tests.length === 0) return null;
  const given = join(FOLDER, `${Math.random().toString(36).slice(2)}.json`);
  writeFileSync(given, JSON.stringify({ file: pathToFileURL(ROOT + file).href, text, tests }));
  let last = 'none';
  let end = '';
  let timer: NodeJS.Timeout | undefined;
  const onLine = (line: string, kill: () => void) => {
    if (line.startsWith('= ')) end = line.slice(2);
    if (!line.startsWith('> ')) return;
    last = line.slice(2);
    clearTimeout(timer);
    timer = setTimeout(kill, longestOf(usual.took.get(last) ?? 0));
  };
  const config = join(ROOT, 'test/fuzz/mutants/vitest.config.ts');
  await ended(
    [VITEST, 'run', '--config', config],
    { YAMEN_MUTANT: given, NODE_OPTIONS: `--import=${SWAP}` },
    onLine,
  );
  clearTimeout(timer);
  return end === 'passed' ? null : last;
}

/** Whether this campaign can tell: tests pass with a file as it is, and one notices when that file throws. */
export async function canTell(usual: Usual): Promise<boolean> {
  const [file, tests] = ['src/engine/huang/scoring.ts', ['test/engine/huang/scoring.test.ts']];
  const text = readFileSync(ROOT + file, 'utf8');
  const asItIs = await noticedBy({ file, text }, tests, usual);
  const broken = await noticedBy({ file, text: `${text}\nthrow new Error('broken');` }, tests, usual);
  return asItIs === null && broken !== null;
}

/** Runs node with these arguments; gives its exit code, or null when it was killed. */
function ended(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onLine: (line: string, kill: () => void) => void = () => undefined,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true, // so that its workers can be killed with it
    });
    const kill = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
    let begun = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [first = '', ...others] = text.split('\n');
      const lines = [begun + first, ...others];
      begun = lines.pop() ?? '';
      for (const line of lines) onLine(line, kill);
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}
