/** What can be wrong with an untrusted value; one code a cause. */
export const PROBLEM_CODES = [
  'not-json',
  'too-deep',
  'not-an-object',
  'not-a-list',
  'not-text',
  'not-a-whole-number',
  'missing',
  'empty',
  'unknown-key',
  'unknown-value',
  'out-of-range',
  'too-few',
  'too-many',
  'twice',
  'not-yes-or-no',
  'not-a-space',
  'off-the-board',
  'space-taken',
  'wrong-ground',
  'no-governor-beside',
  'leaders-meet',
  'not-in-play',
  'no-triangle',
  'not-a-palace-base',
  'not-a-governor-tile',
  'two-buildings',
  'not-connected',
  'not-together',
  'more-than-the-box',
  'not-a-square',
  'on-river',
  'not-in-one-piece',
  'spent-already',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * One fault in a case. `path` is a JSON pointer (RFC 6901) to the culprit, the empty text for the whole case;
 * the other fields are facts for the sentence that tells a person what to do.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly path: string;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly string[];
}

/** The pointer of `key` inside the value at `path`, escaped as RFC 6901 asks. */
export function pathTo(path: string, key: string | number): string {
  const name = String(key);
  return `${path}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`;
}
