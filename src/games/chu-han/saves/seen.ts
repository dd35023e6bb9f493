import { checkBoolean, checkEnum, checkList, checkObject, required } from '../../../core/check.ts';
import { checkVersion1 } from '../../../saves/check-version.ts';
import type { SaveKind } from '../../../saves/save.ts';
import { PERSONS, type Person } from '../rules/cards/cards.ts';

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

/** The unused checklist of abilities. */
export const NO_ABILITIES_SEEN: ChuHanSeenSave = { version: 1, isKept: false, seen: [] };

/** The save of the checklist of abilities. */
export const CHU_HAN_SEEN_SAVE: SaveKind<ChuHanSeenSave> = {
  key: 'chu-han-seen',
  version: 1,
  check: checkObject<ChuHanSeenSave>({
    version: required(checkVersion1),
    isKept: required(checkBoolean),
    seen: required(checkList(checkEnum(PERSONS), 0, PERSONS.length)),
  }),
};
