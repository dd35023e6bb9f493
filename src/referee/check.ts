import { type Problem, pathTo, refuse } from './problem.ts';

/**
 * Checks an untrusted value: returns it typed, or adds its problems to `problems` and returns undefined.
 * Objects are read key by key and never merged, so `__proto__` is an unknown key like any other.
 */
export type Check<T> = (value: unknown, path: string, problems: Problem[]) => T | undefined;

/** The longest name, title or entry that a page stores; the command accepts any length. */
export const LONGEST_TEXT = 200;

/** Checks a string that is not blank. */
export const checkText: Check<string> = (value, path, problems) => {
  if (typeof value !== 'string') return refuse(problems, { code: 'not-text', path });
  return value.trim() === '' ? refuse(problems, { code: 'empty', path }) : value;
};

/** Checks an integer from `least` to `most`. */
export function checkWhole(least: number, most: number): Check<number> {
  return (value, path, problems) => {
    if (typeof value !== 'number') return refuse(problems, { code: 'not-a-whole-number', path, least, most });
    if (value < least || value > most) return refuse(problems, { code: 'out-of-range', path, least, most });
    if (!Number.isInteger(value)) return refuse(problems, { code: 'not-a-whole-number', path, least, most });
    return value + 0; // turns -0 into 0
  };
}

/** Checks a boolean. */
export const checkYesNo: Check<boolean> = (value, path, problems) =>
  typeof value === 'boolean' ? value : refuse(problems, { code: 'not-yes-or-no', path });

/** Also accepts null. */
export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value, path, problems) => (value === null ? null : check(value, path, problems));
}

/** Checks a string that must be one of `choices`. */
export function checkWord<const T extends string>(choices: readonly T[]): Check<T> {
  return (value, path, problems) =>
    choices.find((choice) => choice === value) ?? refuse(problems, { code: 'unknown-value', path, choices });
}

/** Runs `check`, then, if that found no problem, `findFaults` on the whole value. */
export function checkThen<T>(
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
    if (!Array.isArray(value)) return refuse(problems, { code: 'not-a-list', path });
    if (value.length < least) return refuse(problems, { code: 'too-few', path, least, most });
    if (value.length > most) return refuse(problems, { code: 'too-many', path, least, most });
    // unlike map, also visits holes
    const items = Array.from(value, (one: unknown, i) => item(one, pathTo(path, i), problems));
    return items.every((one) => one !== undefined) ? items : undefined;
  };
}

/** A key of an object: the check of its value, and its default if it is optional. */
export interface Field<T> {
  readonly check: Check<T>;
  readonly absent?: T;
}

export function required<T>(check: Check<T>): Field<T> {
  return { check };
}

export function optional<T>(check: Check<T>, absent: T): Field<T> {
  return { check, absent };
}

/** Checks an object: it must have these keys, except optional ones, and no others. */
export function checkObject<T extends object>(fields: { readonly [K in keyof T]: Field<T[K]> }): Check<T> {
  const entries: readonly [string, Field<unknown>][] = Object.entries(fields);
  return (value, path, problems) => {
    if (!isObject(value)) return refuse(problems, { code: 'not-an-object', path });
    const before = problems.length;
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) problems.push({ code: 'unknown-key', path: pathTo(path, key) });
    const read = entries.map(([key, field]) => [key, readField(field, value, key, path, problems)]);
    return problems.length === before ? (Object.fromEntries(read) as T) : undefined;
  };
}

function readField<T>(
  field: Field<T>,
  object: Readonly<Record<string, unknown>>,
  key: string,
  path: string,
  problems: Problem[],
): T | undefined {
  if (Object.hasOwn(object, key)) return field.check(object[key], pathTo(path, key), problems);
  return 'absent' in field ? field.absent : refuse(problems, { code: 'missing', path: pathTo(path, key) });
}

/** Whether a value is a JSON object, that is neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether arrays and objects are nested more than `most` levels deep. Not recursive, so it cannot overflow
 * the stack.
 */
export function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
