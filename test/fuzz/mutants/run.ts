import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { APART } from '../../vitest.config.ts';
import { type Change, ROOT } from './changes.ts';
import { testsOf } from './concerned.ts';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const SWAP = pathToFileURL(join(ROOT, 'test/fuzz/mutants/swap.mjs')).href;
const FOLDER = mkdtempSync(join(tmpdir(), 'yamen-mutants-'));

/** The duration of each unit test file on unchanged code, in milliseconds, and the files that fail. */
export interface Usual {
  readonly took: ReadonlyMap<string, number>;
  readonly failing: readonly string[];
}

/** Runs unit tests on unchanged code: all of them, or those with these names. */
export async function usualRun(tests: readonly string[] = []): Promise<Usual> {
  const report = join(FOLDER, 'usual.json');
  const config = join(ROOT, 'test/vitest.config.ts');
  await ended([VITEST, 'run', '--config', config, '--reporter=json', `--outputFile=${report}`, ...tests], {});
  return readUsual(report);
}

/** Where `npm test` writes the report of the unit tests. */
const LAST_REPORT = join(ROOT, 'node_modules/.cache/yamen-unit.json');

/**
 * Reads how long unit test files took in the last `npm test`; empty if there was none. Does not return which
 * ones failed: the report may be old.
 */
export function readLastRun(): Usual {
  const took = existsSync(LAST_REPORT) ? readUsual(LAST_REPORT).took : new Map<string, number>();
  return { took, failing: [] };
}

function readUsual(report: string): Usual {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: readonly { name: string; status: string; startTime: number; endTime: number }[];
  };
  const files = testResults.map((one) => ({ ...one, name: one.name.slice(ROOT.length) }));
  return {
    took: new Map(files.map(({ name, startTime, endTime }) => [name, endTime - startTime])),
    failing: files.filter(({ status }) => status !== 'passed').map(({ name }) => name),
  };
}

/** How a mutant was killed. */
interface Sign {
  /** The test file that failed or did not end, or that was to run next when something did not end. */
  readonly by: string;
  /** The test file and its message, in one line. */
  readonly how: string;
  /** Whether it was only killed by a timeout. */
  readonly isSlow: boolean;
}

/** The result of a mutant: how it was killed; null if all tests passed. */
export interface Fate {
  readonly change: Change;
  readonly sign: Sign | null;
  readonly seconds: number;
}

/** When to give up, in terms of `performance.now()`, and which of the dependent tests to run. */
export interface Limits {
  readonly end: number;
  readonly isRun: (test: string) => boolean;
}
const UNLIMITED: Limits = { end: Number.POSITIVE_INFINITY, isRun: () => true };

/** Thrown if there is no time left for a mutant. */
export class OutOfTime extends Error {}

/** Lists the tests that depend on a changed file, quick and near ones first. */
function orderedTests({ file }: Pick<Change, 'file'>, { took, failing }: Usual): readonly string[] {
  const cost = ([test, away]: readonly [string, number]) => ((took.get(test) ?? 1000) + 100) * away;
  return [...testsOf(file)]
    .filter(([test]) => !failing.includes(test))
    .sort((a, b) => cost(a) - cost(b))
    .map(([test]) => test);
}

const ENDLESS = 'does not end';
/** Vitest's message for a test that exceeded its timeout. */
const TOO_LATE = /timed out in \d/;

/**
 * The timeout of a test file, from its usual duration: then it is in an endless loop, or the machine is busy.
 */
const longestOf = (usual: number) => 60_000 + 20 * usual;

/** Runs the dependent tests until one fails. @throws {OutOfTime} if they exceed the limits */
export async function tryChange(change: Change, usual: Usual, limits = UNLIMITED): Promise<Fate> {
  const begin = performance.now();
  const tests = orderedTests(change, usual).filter(limits.isRun);
  let sign = await signOf(change, tests, usual, limits.end);
  while (sign?.isSlow && !(await isQuickWithout(change, sign.by, usual)))
    sign = await signOf(change, tests, usual, limits.end);
  return { change, sign, seconds: (performance.now() - begin) / 1000 };
}

/** Whether a test file passes in time on unchanged code at this moment, with a third of its timeout. */
async function isQuickWithout({ file }: Change, test: string, usual: Usual): Promise<boolean> {
  const begin = performance.now();
  const text = readFileSync(ROOT + file, 'utf8');
  const sign = await signOf({ file, text }, [test], usual);
  return sign === null && (performance.now() - begin) * 3 < longestOf(usual.took.get(test) ?? 0);
}

type Exchange = Pick<Change, 'file' | 'text'>;

/** Runs tests with a file replaced; returns the first failure, or null if all pass. */
async function signOf(
  exchange: Exchange,
  tests: readonly string[],
  usual: Usual,
  end = UNLIMITED.end,
): Promise<Sign | null> {
  const apart = tests.filter((test) => APART.includes(test));
  const together = tests.filter((test) => !APART.includes(test));
  return (
    (await signIn(exchange, together, false, usual, end)) ?? (await signIn(exchange, apart, true, usual, end))
  );
}

/** Returns those of these tests that fail on unchanged code. */
export async function findFailing(tests: readonly string[]): Promise<readonly string[]> {
  return tests.length === 0 ? [] : (await usualRun(tests)).failing;
}

/** Like `signOf`, for tests that all run in one worker, or each in its own. */
async function signIn(
  { file, text }: Exchange,
  tests: readonly string[],
  isolate: boolean,
  usual: Usual,
  latest: number,
): Promise<Sign | null> {
  const [first] = tests;
  if (first === undefined) return null;
  const given = join(FOLDER, `${Math.random().toString(36).slice(2)}.json`);
  writeFileSync(given, JSON.stringify({ file: pathToFileURL(ROOT + file).href, text, tests, isolate }));
  let by = first;
  let end = ENDLESS;
  const said: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const begun = (test: string, kill: () => void) => {
    by = test;
    clearTimeout(timer);
    const left = Math.max(0, latest - performance.now());
    timer = setTimeout(kill, Math.min(left, longestOf(usual.took.get(test) ?? 0)));
  };
  const onLine = (line: string, kill: () => void) => {
    const rest = line.slice(2);
    if (line.startsWith('= ')) end = rest;
    if (line.startsWith('! ')) said.push(rest);
    if (line.startsWith('> ')) begun(rest, kill);
  };
  const config = join(ROOT, 'test/fuzz/mutants/vitest.config.ts');
  await ended(
    [VITEST, 'run', '--config', config],
    { YAMEN_MUTANT: given, NODE_OPTIONS: `--import=${SWAP}` },
    onLine,
    (kill) => begun(first, kill),
  );
  clearTimeout(timer);
  if (end === ENDLESS && performance.now() >= latest) throw new OutOfTime();
  if (end === 'passed') return null;
  const signs = said.length > 0 ? said : [`${by}: ${end}`];
  return {
    by,
    how: signs.slice(0, 2).join('; '),
    isSlow: end === ENDLESS || signs.every((one) => TOO_LATE.test(one)),
  };
}

/** Whether the campaign works: tests pass on unchanged code, and one fails if a file throws. */
export async function canTell(usual: Usual): Promise<boolean> {
  const [file, tests] = ['src/games/huang/rules/scoring.ts', ['test/games/huang/rules/scoring.test.ts']];
  const text = readFileSync(ROOT + file, 'utf8');
  const asItIs = await signOf({ file, text }, tests, usual);
  const broken = await signOf({ file, text: `${text}\nthrow new Error('broken');` }, tests, usual);
  return asItIs === null && broken !== null;
}

/** Runs node with these arguments; returns its exit code, or null if it was killed. */
function ended(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onLine: (line: string, kill: () => void) => void = () => undefined,
  onBegin: (kill: () => void) => void = () => undefined,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true, // so that its workers can be killed with it
    });
    const kill = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
    onBegin(kill);
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
