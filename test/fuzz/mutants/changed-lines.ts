import { execFileSync } from 'node:child_process';
import { FOLDERS, ROOT } from './changes.ts';

/** The numbers of the added and changed lines of each file, in its present version. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** Parses the output of `git diff --unified=0`. */
export function parseDiff(diff: string): ChangedLines {
  const lines = new Map<string, Set<number>>();
  let file = '';
  for (const line of diff.split('\n')) {
    file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1] ?? file;
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from === undefined || count === '0') continue;
    const changed = lines.get(file) ?? new Set();
    for (let i = 0; i < Number(count); i++) changed.add(Number(from) + i);
    lines.set(file, changed);
  }
  return lines;
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * Returns what has changed in the mutated folders since the branch left a commit, including uncommitted
 * changes.
 */
export function readChangedLines(commit: string): ChangedLines {
  const base = git('merge-base', commit, 'HEAD').trim();
  const folders = FOLDERS.map((folder) => `src/${folder}`);
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/'];
  return parseDiff(git('-c', 'core.quotePath=off', 'diff', ...options, base, '--', ...folders));
}
