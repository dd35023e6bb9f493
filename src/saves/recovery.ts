import { isObject } from '../core/check.ts';
import type { Saves } from './all-saves.ts';
import { makeQuarantineKey } from './quarantine-key.ts';

// Recovers a page that fails to load, using only stored data, because that data may be the cause. The state
// that is left is quarantined, so nothing is lost. `keys` are the saves that the page uses, the open one of
// its tool first.

/**
 * Returns the values to write in order to undo the last change of the open state; undefined if there is no
 * earlier state.
 */
export function undoLastChange(saves: Saves, [key]: readonly string[], at: Date): Saves | undefined {
  const save = key === undefined ? undefined : saves[key];
  if (key === undefined || !isObject(save)) return undefined;
  const { past } = save;
  if (!Array.isArray(past) || past.length === 0) return undefined;
  return {
    [key]: { ...save, now: past.at(-1), past: past.slice(0, -1), ...('future' in save && { future: [] }) },
    [makeQuarantineKey(key, at)]: { ...save, past: [] },
  };
}

/**
 * Returns the values to write in order to quarantine the first of `keys` that is stored; undefined if none
 * is.
 */
export function quarantineFirstSave(saves: Saves, keys: readonly string[], at: Date): Saves | undefined {
  const key = keys.find((one) => saves[one] !== undefined);
  return key === undefined ? undefined : { [key]: undefined, [makeQuarantineKey(key, at)]: saves[key] };
}
