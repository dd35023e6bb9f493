/** A problem whose sentence has no placeholders. */
type PlainCode =
  | 'internal'
  | 'not-json'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-text'
  | 'missing'
  | 'empty'
  | 'unknown-key'
  | 'unreadable'
  | 'twice'
  | 'not-yes-or-no'
  | 'not-a-space'
  | 'off-the-board'
  | 'space-taken'
  | 'wrong-ground'
  | 'no-governor-beside'
  | 'leaders-meet'
  | 'not-in-play'
  | 'no-triangle'
  | 'not-a-palace-base'
  | 'not-a-governor-tile'
  | 'two-buildings'
  | 'not-connected'
  | 'not-together'
  | 'more-than-the-box'
  | 'not-a-square'
  | 'on-river'
  | 'not-in-one-piece'
  | 'not-to-protect'
  | 'not-a-troop'
  | 'spent-already';

/** What can be wrong with an untrusted value: a code, with the values that its sentence needs. */
type Fault =
  | { readonly code: PlainCode }
  | { readonly code: 'too-deep' | 'too-long'; readonly most: number }
  | { readonly code: 'too-many'; readonly least?: number; readonly most: number }
  | {
      readonly code: 'too-few' | 'out-of-range' | 'not-a-whole-number';
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'unknown-value'; readonly choices: readonly string[] };

/**
 * A problem in a case. `path` is a JSON pointer (RFC 6901) to the invalid value; empty for the whole case.
 */
export type Problem = Fault & { readonly path: string };
/** The code of a problem, such as `not-text`. */
export type ProblemCode = Problem['code'];
/** All problems of an invalid value, at least one. */
export type Problems = readonly [Problem, ...Problem[]];

type Key = string | number;

/** Appends a key to a JSON pointer, escaped as RFC 6901 requires. */
export function appendKey(path: string, key: Key): string {
  const name = String(key);
  return `${path}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`;
}

/** Reports a problem of the value at `keys`; a plain code is enough if its sentence has no placeholders. */
export type ProblemReporter = (fault: Fault | PlainCode, ...keys: readonly Key[]) => void;

/** Returns a function that adds problems inside the value at `path` to `problems`. */
export function createReporter(problems: Problem[], path: string): ProblemReporter {
  return (fault, ...keys) => {
    const at = keys.reduce<string>(appendKey, path);
    problems.push(typeof fault === 'string' ? { code: fault, path: at } : { ...fault, path: at });
  };
}

/** Adds a problem and returns undefined, so that a check can return the result. */
export function addProblem(problems: Problem[], problem: Problem): undefined {
  problems.push(problem);
  return undefined;
}
