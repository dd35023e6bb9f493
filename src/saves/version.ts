import type { Check } from '../referee/check.ts';
import { refuse } from '../referee/problem.ts';

/** The number that a save of one shape carries. */
export function checkVersion<const N extends number>(version: N): Check<N> {
  return (value, path, problems) => {
    if (value === version) return version;
    return refuse(problems, { code: 'unknown-value', path, choices: [String(version)] });
  };
}

/** The number that a save of the first shape carries. */
export const checkVersion1 = checkVersion(1);
