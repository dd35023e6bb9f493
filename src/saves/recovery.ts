import { isObject } from '../referee/check.ts';
import type { Saves } from './all.ts';
import { asideKey } from './save.ts';

// Ways out of a page that has failed, from what is stored alone: whatever it is, it may be what the page fails on. The
// state that is left behind is put aside, and nothing is lost. `keys` are the saves that the page draws, the one that is
// open in its tool first.

/** What is to be written for one step back in what is open; undefined where there is no earlier state. */
export function undoneIn(here: Saves, [key]: readonly string[], at: Date): Saves | undefined {
  const save = key === undefined ? undefined : here[key];
  if (key === undefined || !isObject(save)) return undefined;
  const { past } = save;
  if (!Array.isArray(past) || past.length === 0) return undefined;
  return {
    [key]: { ...save, now: past.at(-1), past: past.slice(0, -1), ...('future' in save && { future: [] }) },
    [asideKey(key, at)]: { ...save, past: [] },
  };
}

/** What is to be written to put the first of the saves that is stored aside; undefined where none is. */
export function begunAnew(here: Saves, keys: readonly string[], at: Date): Saves | undefined {
  const key = keys.find((one) => here[one] !== undefined);
  return key === undefined ? undefined : { [key]: undefined, [asideKey(key, at)]: here[key] };
}
