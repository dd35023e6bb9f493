import { isObject } from '../referee/check.ts';

/** A state that somebody entered, in the shape of an earlier version. */
type Earlier = Readonly<Record<string, unknown>>;

/** A save of the first version in the shape of the second: `change` makes over what it holds, alone or in lists. */
export function secondOf(raw: unknown, change: (state: Earlier) => Earlier): unknown {
  if (!isObject(raw) || raw['version'] !== 1) return raw;
  const changed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(changed) : isObject(value) ? change(value) : value;
  const entries = Object.entries(raw).map(([key, value]) => [key, changed(value)]);
  return { ...Object.fromEntries(entries), version: 2 };
}
