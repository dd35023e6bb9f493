import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Change } from './changes.ts';

/** A mutant that provably does not change any result. */
interface Equivalent {
  readonly file: string;
  readonly in: string;
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

/** All known equivalent mutants. */
export const EQUIVALENTS: readonly Equivalent[] = parse(
  readFileSync(new URL('../equivalent-mutants.yaml', import.meta.url), 'utf8'),
);

/** Whether a change is listed as equivalent. */
export const isListed = ({ file, inside, was, becomes }: Change) =>
  EQUIVALENTS.some(
    (one) => one.file === file && one.in === inside && one.was === was && one.becomes === becomes,
  );

/** Describes a change in a few lines. */
export function describeChange({ file, line, inside, kind, was, becomes }: Change): string {
  return `${file}:${line} in ${inside} (${kind})\n  was:     ${was}\n  becomes: ${becomes}`;
}
