import { isObject } from '../core/check.ts';

/** A stored state in the format of an earlier version. */
type EarlierState = Readonly<Record<string, unknown>>;
type Change = (state: EarlierState) => EarlierState;

/** Migrates a save from version 1 to 2: applies `change` to each state in it, also to those in lists. */
export function migrateVersion1(raw: unknown, change: Change): unknown {
  return migrateStates(raw, 1, 2, change);
}

/** Migrates a save from version `from` to `to`; saves of other versions are returned unchanged. */
export function migrateStates(raw: unknown, from: number, to: number, change: Change): unknown {
  if (!isObject(raw) || raw['version'] !== from) return raw;
  const migrateValue = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(migrateValue) : isObject(value) ? change(value) : value;
  const entries = Object.entries(raw).map(([key, value]) => [key, migrateValue(value)]);
  return { ...Object.fromEntries(entries), version: to };
}
