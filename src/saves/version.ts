import type { Check } from '../referee/check.ts';

/** The number that a save of one shape carries. */
export function checkVersion<const N extends number>(version: N): Check<N> {
  return (value, path, problems) => {
    if (value === version) return version;
    problems.push({ code: 'unknown-value', path, choices: [String(version)] });
    return undefined;
  };
}

/** The number that a save of the first shape carries. */
export const checkVersion1 = checkVersion(1);
