import { PERSONS, type Person } from '../engine/chu-han/cards.ts';
import { checkList, checkObject, checkWord, checkYesNo, required } from '../referee/check.ts';
import type { SaveKind } from './save.ts';
import { checkVersion1 } from './version.ts';

/**
 * The abilities that were seen in the current battle, an optional checklist. Stored under `chu-han-seen` as
 * `{ "version": 1, "isKept": true, "seen": ["ji-bu"] }`.
 */
export interface ChuHanSeenSave {
  readonly version: 1;
  /** Whether the checklist is used. */
  readonly isKept: boolean;
  readonly seen: readonly Person[];
}

export const NOTHING_SEEN: ChuHanSeenSave = { version: 1, isKept: false, seen: [] };

export const CHU_HAN_SEEN: SaveKind<ChuHanSeenSave> = {
  key: 'chu-han-seen',
  version: 1,
  check: checkObject<ChuHanSeenSave>({
    version: required(checkVersion1),
    isKept: required(checkYesNo),
    seen: required(checkList(checkWord(PERSONS), 0, PERSONS.length)),
  }),
};
