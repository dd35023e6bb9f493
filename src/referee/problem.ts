/** A cause that is told without any fact. */
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

/** What can be wrong with an untrusted value, one code a cause, with the facts that its sentence needs. */
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

/** One fault in a case. `path` is a JSON pointer (RFC 6901) to the culprit, the empty text for the whole case. */
export type Problem = Fault & { readonly path: string };
export type ProblemCode = Problem['code'];
/** All that is wrong with a value that something is wrong with. */
export type Problems = readonly [Problem, ...Problem[]];

type Key = string | number;

/** The pointer of `key` inside the value at `path`, escaped as RFC 6901 asks. */
export function pathTo(path: string, key: Key): string {
  const name = String(key);
  return `${path}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`;
}

/** Reports a fault of what stands at `keys`; one that needs no fact is named by its code alone. */
export type Say = (fault: Fault | PlainCode, ...keys: readonly Key[]) => void;

/** What adds the faults that are found inside the value at `path` to `problems`. */
export function sayInto(problems: Problem[], path: string): Say {
  return (fault, ...keys) => {
    const at = keys.reduce<string>(pathTo, path);
    problems.push(typeof fault === 'string' ? { code: fault, path: at } : { ...fault, path: at });
  };
}

/** Adds a problem, and gives the nothing that a check makes of a value with one. */
export function refuse(problems: Problem[], problem: Problem): undefined {
  problems.push(problem);
  return undefined;
}
