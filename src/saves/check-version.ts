import type { Check } from '../core/check.ts';
import { addProblem } from '../core/problem.ts';

/** Checks the version number of a save. */
export function checkVersion<const N extends number>(version: N): Check<N> {
  return (value, path, problems) => {
    if (value === version) return version;
    return addProblem(problems, { code: 'unknown-value', path, choices: [String(version)] });
  };
}

/** Checks version number 1. */
export const checkVersion1 = checkVersion(1);
