import { type Problem, pathTo, refuse } from './problem.ts';

/**
 * Reads one untrusted value: gives it back typed, or adds what is wrong to `problems` and gives undefined.
 * Objects are looked at key by key and never merged, so a key such as `__proto__` is an unknown key like others.
 */
export type Check<T> = (value: unknown, path: string, problems: Problem[]) => T | undefined;

/** The longest name, title or entry that a page keeps; the command takes any. */
export const LONGEST_TEXT = 200;

/** Text with something in it beside blanks. */
export const checkText: Check<string> = (value, path, problems) => {
  if (typeof value !== 'string') return refuse(problems, { code: 'not-text', path });
  return value.trim() === '' ? refuse(problems, { code: 'empty', path }) : value;
};

/** A whole number from `least` to `most`. */
export function checkWhole(least: number, most: number): Check<number> {
  return (value, path, problems) => {
    if (typeof value !== 'number') return refuse(problems, { code: 'not-a-whole-number', path, least, most });
    if (value < least || value > most) return refuse(problems, { code: 'out-of-range', path, least, most });
    if (!Number.isInteger(value)) return refuse(problems, { code: 'not-a-whole-number', path, least, most });
    return value + 0; // minus zero is zero
  };
}

/** True or false. */
export const checkYesNo: Check<boolean> = (value, path, problems) =>
  typeof value === 'boolean' ? value : refuse(problems, { code: 'not-yes-or-no', path });

/** A value or null. */
export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value, path, problems) => (value === null ? null : check(value, path, problems));
}

/** One of a few words. */
export function checkWord<const T extends string>(choices: readonly T[]): Check<T> {
  return (value, path, problems) =>
    choices.find((choice) => choice === value) ?? refuse(problems, { code: 'unknown-value', path, choices });
}

/** A check of the parts, then a look at how they fit together, which is taken only where every part is sound. */
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

/** A list of `least` to `most` values of one kind. */
export function checkList<T>(item: Check<T>, least: number, most: number): Check<readonly T[]> {
  return (value, path, problems) => {
    if (!Array.isArray(value)) return refuse(problems, { code: 'not-a-list', path });
    if (value.length < least) return refuse(problems, { code: 'too-few', path, least, most });
    if (value.length > most) return refuse(problems, { code: 'too-many', path, least, most });
    const items = Array.from(value, (one: unknown, i) => item(one, pathTo(path, i), problems)); // sees gaps, too
    return items.every((one) => one !== undefined) ? items : undefined;
  };
}

/** A key of an object: how its value is checked, and what it is when the key is left out. */
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

/** An object with exactly these keys; those that are optional may be left out. */
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

/** An object as JSON knows it: neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether lists and objects are nested in `value` more than `most` levels deep. Walks without recursion. */
export function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
