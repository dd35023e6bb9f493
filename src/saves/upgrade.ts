import { isObject } from '../referee/check.ts';

/** A state that somebody entered, in the shape of an earlier version. */
type Earlier = Readonly<Record<string, unknown>>;
type Change = (state: Earlier) => Earlier;

/** A save of the first version in the shape of the second: `change` makes over what it holds, alone or in lists. */
export function secondOf(raw: unknown, change: Change): unknown {
  return madeOver(raw, 1, 2, change);
}

/** The same from any version to any other; a save of none but that version stays as it is. */
export function madeOver(raw: unknown, from: number, to: number, change: Change): unknown {
  if (!isObject(raw) || raw['version'] !== from) return raw;
  const changed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(changed) : isObject(value) ? change(value) : value;
  const entries = Object.entries(raw).map(([key, value]) => [key, changed(value)]);
  return { ...Object.fromEntries(entries), version: to };
}
