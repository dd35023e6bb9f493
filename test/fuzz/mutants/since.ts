import { availableParallelism } from 'node:os';
import { readChangedLines } from './changed-lines.ts';
import { allChanges, type Change } from './changes.ts';
import { drawn } from './draw.ts';
import { describeChange, isListed } from './equivalents.ts';
import { type Fate, findFailing, type Limits, OutOfTime, readLastRun, tryChange, type Usual } from './run.ts';

// Mutation tests of the lines that have changed since a commit, with a time limit suitable for pull requests.

/** The time limit in milliseconds. */
const LONGEST = 280_000;
/** The part of it for quick tests; the rest is for slow tests of the mutants that survive these. */
const QUICK_SHARE = 0.6;
/** The most milliseconds of a quick test file. If its duration is unknown, it counts as quick. */
const QUICK = 1500;
/** The most milliseconds for all quick tests of one mutant. */
const LONGEST_QUICK = 90_000;

/** Lists all mutants that start on a line that has changed since the commit, in random order. */
function changesSince(commit: string, random: () => number): readonly Change[] {
  const lines = readChangedLines(commit);
  const all = allChanges((file) => lines.has(file)).filter(({ file, line }) => lines.get(file)?.has(line));
  return drawn(all, all.length, random);
}

/** The results of the mutants, the number of unfinished ones, and those that were not started. */
interface Outcome {
  readonly fates: readonly Fate[];
  readonly undecided: number;
  readonly left: readonly Change[];
}

/** Tries mutants in parallel until all are done or time is up. */
async function tryAll(
  changes: readonly Change[],
  usual: Usual,
  { end, isRun }: Limits,
  longest: number,
): Promise<Outcome> {
  const waiting = [...changes];
  const fates: Fate[] = [];
  let undecided = 0;
  const work = async () => {
    while (performance.now() < end) {
      const change = waiting.shift();
      if (!change) return;
      try {
        const own = Math.min(end, performance.now() + longest);
        fates.push(await tryChange(change, usual, { end: own, isRun }));
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error;
        undecided++;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { fates, undecided, left: waiting };
}

const noticedIn = (fates: readonly Fate[]) => fates.filter(({ sign }) => sign !== null);
const survivorsIn = (fates: readonly Fate[]) =>
  fates.filter(({ sign }) => sign === null).map(({ change }) => change);

/** Prints the results; returns whether they are fine. */
async function report(
  all: readonly Change[],
  fates: readonly Fate[],
  undecided: number,
  begin: number,
): Promise<boolean> {
  const noticed = noticedIn(fates);
  for (const { change, sign } of noticed) console.log(`killed: ${describeChange(change)}\n  ${sign?.how}`);
  const survivors = survivorsIn(fates);
  const unlisted = survivors.filter((change) => !isListed(change));
  for (const change of survivors.filter(isListed)) console.log(`equivalent: ${describeChange(change)}`);
  for (const change of unlisted) console.error(`SURVIVED: ${describeChange(change)}`);
  // A test that fails on unchanged code would seem to kill every mutant.
  const failing = await findFailing([...new Set(noticed.flatMap(({ sign }) => sign?.by ?? []))]);
  for (const file of failing) console.error(`Fails without any mutant: ${file}`);
  const seconds = ((performance.now() - begin) / 1000).toFixed();
  const leftOut = all.length - fates.length - undecided;
  console.log(
    `${all.length} possible mutants in these lines, ${seconds} s: ${noticed.length} killed, ` +
      `${survivors.length - unlisted.length} equivalent, ${unlisted.length} survived; for lack of time, ` +
      `${undecided} were not tried with all tests, ${leftOut} were skipped`,
  );
  return unlisted.length + failing.length === 0;
}

/**
 * Tests the lines that have changed since the commit; returns whether all mutants that were tried are killed.
 */
export async function trySince(commit: string, random: () => number): Promise<boolean> {
  const begin = performance.now();
  const all = changesSince(commit, random);
  console.log(`${all.length} possible mutants in the lines that have changed since ${commit}`);
  if (all.length === 0) return true;
  const usual = readLastRun();
  const isQuick = (test: string) => (usual.took.get(test) ?? 0) <= QUICK;
  const quick: Limits = { end: begin + LONGEST * QUICK_SHARE, isRun: isQuick };
  const slow: Limits = { end: begin + LONGEST, isRun: (test) => !isQuick(test) };
  const first = await tryAll(all, usual, quick, LONGEST_QUICK);
  const unnoticed = survivorsIn(first.fates);
  const second = await tryAll(unnoticed, usual, slow, LONGEST);
  const rest = await tryAll(first.left, usual, { end: slow.end, isRun: () => true }, LONGEST);
  const fates = [...noticedIn(first.fates), ...second.fates, ...rest.fates];
  const undecided = first.undecided + (unnoticed.length - second.fates.length) + rest.undecided;
  return report(all, fates, undecided, begin);
}
