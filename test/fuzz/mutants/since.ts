import { availableParallelism } from 'node:os';
import { readChangedLines } from './changed-lines.ts';
import { allChanges, type Change } from './changes.ts';
import { drawn } from './draw.ts';
import { describeChange, isListed } from './equivalents.ts';
import {
  type Fate,
  findFailing,
  type Limits,
  lastRun,
  OutOfTime,
  orderedTests,
  tryChange,
  type Usual,
} from './run.ts';

// Single changes of the lines that have changed since a commit, in the time that a pull request has for it.

/** Milliseconds for all of it; then what is under way ends. */
const LONGEST = 280_000;
/** So much of it the quick tests may take, so that the slow ones have time for what those do not notice. */
const QUICK_SHARE = 0.6;
/** Milliseconds that a file of quick tests takes at most. */
const QUICK = 1500;

/** Every change that begins on a line that has changed since the commit, in any order. */
function changesSince(commit: string, random: () => number): readonly Change[] {
  const lines = readChangedLines(commit);
  const all = allChanges((file) => lines.has(file)).filter(({ file, line }) => lines.get(file)?.has(line));
  return drawn(all, all.length, random);
}

/** Tries changes side by side until there are no more, or no time; gives what came of those that were decided. */
async function tryAll(changes: readonly Change[], usual: Usual, limits: Limits): Promise<readonly Fate[]> {
  const waiting = [...changes];
  const fates: Fate[] = [];
  const work = async () => {
    for (let change = waiting.shift(); change && performance.now() < limits.end; change = waiting.shift())
      try {
        fates.push(await tryChange(change, usual, limits));
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error;
      }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return fates;
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
      `${undecided} noticed by no quick test and not by all slow ones yet, ${leftOut} left out`,
  );
  return unlisted.length + failing.length === 0;
}

/** Tries the lines that have changed since the commit; gives whether tests notice each change that there was time for. */
export async function trySince(commit: string, random: () => number): Promise<boolean> {
  const begin = performance.now();
  const all = changesSince(commit, random);
  console.log(`${all.length} possible changes on the lines that have changed since ${commit}`);
  if (all.length === 0) return true;
  const tests = new Set(all.flatMap((change) => orderedTests(change, { took: new Map(), failing: [] })));
  const usual = await lastRun([...tests]);
  const isQuick = (test: string) => (usual.took.get(test) ?? 0) <= QUICK;
  const quickEnd = performance.now() + (begin + LONGEST - performance.now()) * QUICK_SHARE;
  const first = await tryAll(all, usual, { end: quickEnd, isRun: isQuick });
  const slow = survivorsIn(first);
  const second = await tryAll(slow, usual, { end: begin + LONGEST, isRun: (test) => !isQuick(test) });
  return report(all, [...noticedIn(first), ...second], slow.length - second.length, begin);
}
