import { availableParallelism } from 'node:os';
import { readChangedLines } from './changed-lines.ts';
import { allChanges, type Change } from './changes.ts';
import { drawn } from './draw.ts';
import { describeChange, isListed } from './equivalents.ts';
import { type Fate, findFailing, type Limits, OutOfTime, readLastRun, tryChange, type Usual } from './run.ts';

// Single changes of the lines that have changed since a commit, in the time that a pull request has for it.

/** Milliseconds for all of it; then what is under way ends. */
const LONGEST = 280_000;
/** So much of it the quick tests may take, so that the slow ones have time for what those do not notice. */
const QUICK_SHARE = 0.6;
/** Milliseconds that a file of quick tests takes at most; one of which that is not known is taken for quick. */
const QUICK = 1500;
/** Milliseconds that all quick tests of one change may take. */
const LONGEST_QUICK = 90_000;

/** Every change that begins on a line that has changed since the commit, in any order. */
function changesSince(commit: string, random: () => number): readonly Change[] {
  const lines = readChangedLines(commit);
  const all = allChanges((file) => lines.has(file)).filter(({ file, line }) => lines.get(file)?.has(line));
  return drawn(all, all.length, random);
}

/** What came of the changes that were decided, how many were begun but not, and which were not begun. */
interface Outcome {
  readonly fates: readonly Fate[];
  readonly undecided: number;
  readonly left: readonly Change[];
}

/** Tries changes side by side until there are no more, or no time; each may take so long. */
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

/** Prints what came of it; gives whether nothing is wrong. */
async function report(
  all: readonly Change[],
  fates: readonly Fate[],
  undecided: number,
  begin: number,
): Promise<boolean> {
  const noticed = noticedIn(fates);
  for (const { change, sign } of noticed) console.log(`noticed: ${describeChange(change)}\n  ${sign?.how}`);
  const survivors = survivorsIn(fates);
  const unlisted = survivors.filter((change) => !isListed(change));
  for (const change of survivors.filter(isListed)) console.log(`listed: ${describeChange(change)}`);
  for (const change of unlisted) console.error(`UNNOTICED: ${describeChange(change)}`);
  // A test that fails without any change would notice everything.
  const failing = await findFailing([...new Set(noticed.flatMap(({ sign }) => sign?.by ?? []))]);
  for (const file of failing) console.error(`fails without any change: ${file}`);
  const seconds = ((performance.now() - begin) / 1000).toFixed();
  const leftOut = all.length - fates.length - undecided;
  console.log(
    `${all.length} possible changes on these lines, ${seconds} s: ${noticed.length} noticed, ` +
      `${survivors.length - unlisted.length} listed, ${unlisted.length} unnoticed; for want of time, ` +
      `${undecided} not tried by all tests, ${leftOut} left out`,
  );
  return unlisted.length + failing.length === 0;
}

/** Tries the lines that have changed since the commit; gives whether tests notice each change that there was time for. */
export async function trySince(commit: string, random: () => number): Promise<boolean> {
  const begin = performance.now();
  const all = changesSince(commit, random);
  console.log(`${all.length} possible changes on the lines that have changed since ${commit}`);
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
