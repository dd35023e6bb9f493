import { checkList, checkObject, required } from '../../../core/check.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { checkVersion1 } from '../../../saves/check-version.ts';
import type { SaveKind } from '../../../saves/save.ts';

/**
 * The list for setting up tonight's game, as far as it is ticked. Stored under `khan-tonight` as `{
 * "version": 1, "done": ["board", "camps"] }`. The players are in `khan-players`.
 */
export interface KhanTonightSave {
  readonly version: 1;
  /** The ids of the ticked steps. */
  readonly done: readonly string[];
}

/** The set-up list with nothing ticked. */
export const FRESH_KHAN_TONIGHT: KhanTonightSave = { version: 1, done: [] };

/** More steps than any set-up has. */
const MOST_DONE = 99;

/** The save of the page for setting up a game. */
export const KHAN_TONIGHT_SAVE: SaveKind<KhanTonightSave> = {
  key: 'khan-tonight',
  version: 1,
  check: checkObject<KhanTonightSave>({
    version: required(checkVersion1),
    done: required(checkList(checkAnyText, 0, MOST_DONE)),
  }),
};
