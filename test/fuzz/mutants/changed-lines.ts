import { execFileSync } from 'node:child_process';
import { FOLDERS, ROOT } from './changes.ts';

/** The lines of each file that are new or other than they were, by their number in the file as it is now. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** Reads what `git diff --unified=0` prints. */
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

/** What has changed in the folders of mutants since this branch left a commit's, saved but not committed changes too. */
export function readChangedLines(commit: string): ChangedLines {
  const base = git('merge-base', commit, 'HEAD').trim();
  const folders = FOLDERS.map((folder) => `src/${folder}`);
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/'];
  return parseDiff(git('-c', 'core.quotePath=off', 'diff', ...options, base, '--', ...folders));
}
