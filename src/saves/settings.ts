import { EDITIONS, type Edition } from '../engine/edition.ts';
import { type Check, checkObject, checkWord, required } from '../referee/check.ts';
import type { SaveKind } from './save.ts';

/**
 * What this table plays by; travels inside each case and never changes with the language of the page.
 * Stored as `{ "version": 1, "edition": "de" }` under `settings`.
 */
export interface Settings {
  readonly version: 1;
  /** The edition of the box on the table. */
  readonly edition: Edition;
}

/** The number that a save of the first shape carries. */
export const checkVersion1: Check<1> = (value, path, problems) => {
  if (value === 1) return 1;
  problems.push({ code: 'unknown-value', path, choices: ['1'] });
  return undefined;
};

export const SETTINGS: SaveKind<Settings> = {
  key: 'settings',
  version: 1,
  check: checkObject<Settings>({
    version: required(checkVersion1),
    edition: required(checkWord(EDITIONS)),
  }),
};
