import { addProblem, appendKey, type Problem } from './problem.ts';

/**
 * Checks an untrusted value: returns it typed, or adds its problems to `problems` and returns undefined.
 * Objects are read key by key and never merged, so `__proto__` is an unknown key like any other.
 */
export type Check<T> = (value: unknown, path: string, problems: Problem[]) => T | undefined;

/** The longest name, title or entry that a page stores; the command accepts any length. */
export const MAX_TEXT_LENGTH = 200;

/** Checks a string that is not blank. */
export const checkText: Check<string> = (value, path, problems) => {
  if (typeof value !== 'string') return addProblem(problems, { code: 'not-text', path });
  return value.trim() === '' ? addProblem(problems, { code: 'empty', path }) : value;
};

/** Checks an integer from `least` to `most`. */
export function checkInteger(least: number, most: number): Check<number> {
  return (value, path, problems) => {
    if (typeof value !== 'number')
      return addProblem(problems, { code: 'not-a-whole-number', path, least, most });
    if (value < least || value > most)
      return addProblem(problems, { code: 'out-of-range', path, least, most });
    if (!Number.isInteger(value))
      return addProblem(problems, { code: 'not-a-whole-number', path, least, most });
    return value + 0; // turns -0 into 0
  };
}

/** Checks a boolean. */
export const checkBoolean: Check<boolean> = (value, path, problems) =>
  typeof value === 'boolean' ? value : addProblem(problems, { code: 'not-yes-or-no', path });

/** Returns a check that also accepts null. */
export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value, path, problems) => (value === null ? null : check(value, path, problems));
}

/** Checks a string that must be one of `choices`. */
export function checkEnum<const T extends string>(choices: readonly T[]): Check<T> {
  return (value, path, problems) =>
    choices.find((choice) => choice === value) ??
    addProblem(problems, { code: 'unknown-value', path, choices });
}

/** Runs `check`, then, if that found no problem, `findFaults` on the whole value. */
export function refineCheck<T>(
  check: Check<T>,
  findFaults: (whole: T, path: string, problems: Problem[]) => void,
): Check<T> {
  return (value, path, problems) => {
    const before = problems.length;
    const whole = check(value, path, problems);
    if (whole === undefined || problems.length > before) return undefined;
    findFaults(whole, path, problems);
    return problems.length === before ? whole : undefined;
  };
}

/** Checks an array of `least` to `most` items. */
export function checkList<T>(item: Check<T>, least: number, most: number): Check<readonly T[]> {
  return (value, path, problems) => {
    if (!Array.isArray(value)) return addProblem(problems, { code: 'not-a-list', path });
    if (value.length < least) return addProblem(problems, { code: 'too-few', path, least, most });
    if (value.length > most) return addProblem(problems, { code: 'too-many', path, least, most });
    // unlike map, also visits holes
    const items = Array.from(value, (one: unknown, i) => item(one, appendKey(path, i), problems));
    return items.every((one) => one !== undefined) ? items : undefined;
  };
}

/** A key of an object: the check of its value, and its default if it is optional. */
export interface FieldCheck<T> {
  readonly check: Check<T>;
  readonly absent?: T;
}

/** Describes a field that an object must have. */
export function required<T>(check: Check<T>): FieldCheck<T> {
  return { check };
}

/** Describes a field that an object may omit; `absent` is its value then. */
export function optional<T>(check: Check<T>, absent: T): FieldCheck<T> {
  return { check, absent };
}

/** Checks an object: it must have these keys, except optional ones, and no others. */
export function checkObject<T extends object>(
  fields: { readonly [K in keyof T]: FieldCheck<T[K]> },
): Check<T> {
  const entries: readonly [string, FieldCheck<unknown>][] = Object.entries(fields);
  return (value, path, problems) => {
    if (!isObject(value)) return addProblem(problems, { code: 'not-an-object', path });
    const before = problems.length;
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) problems.push({ code: 'unknown-key', path: appendKey(path, key) });
    const read = entries.map(([key, field]) => [key, readField(field, value, key, path, problems)]);
    return problems.length === before ? (Object.fromEntries(read) as T) : undefined;
  };
}

function readField<T>(
  field: FieldCheck<T>,
  object: Readonly<Record<string, unknown>>,
  key: string,
  path: string,
  problems: Problem[],
): T | undefined {
  if (Object.hasOwn(object, key)) return field.check(object[key], appendKey(path, key), problems);
  return 'absent' in field
    ? field.absent
    : addProblem(problems, { code: 'missing', path: appendKey(path, key) });
}

/** Whether a value is a JSON object, that is neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether arrays and objects are nested more than `most` levels deep. Not recursive, so it cannot overflow
 * the stack.
 */
export function isTooDeep(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    const next = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    level = [...new Set(next)]; // an object in several places counts once
  }
  return false;
}
