import { checkBoolean, checkList, checkObject, required } from '../../../core/check.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { checkVersion1 } from '../../../saves/check-version.ts';
import type { SaveKind } from '../../../saves/save.ts';

/**
 * The list for setting up tonight's game, as far as it is ticked. Stored under `chu-han-tonight` as `{
 * "version": 1, "hasEvents": true, "done": ["track", "sides"] }`. The names are in `chu-han-players`.
 */
export interface ChuHanTonightSave {
  readonly version: 1;
  readonly hasEvents: boolean;
  /** The ids of the ticked steps. */
  readonly done: readonly string[];
}

/** The set-up list of a game without events, with nothing ticked. */
export const FRESH_CHU_HAN_TONIGHT: ChuHanTonightSave = { version: 1, hasEvents: false, done: [] };

/** More steps than any set-up has. */
const MOST_DONE = 99;

/** The save of the page for setting up a game. */
export const CHU_HAN_TONIGHT_SAVE: SaveKind<ChuHanTonightSave> = {
  key: 'chu-han-tonight',
  version: 1,
  check: checkObject<ChuHanTonightSave>({
    version: required(checkVersion1),
    hasEvents: required(checkBoolean),
    done: required(checkList(checkAnyText, 0, MOST_DONE)),
  }),
};
