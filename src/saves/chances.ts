import { checkBoolean, checkObject, required } from '../core/check.ts';
import { checkVersion1 } from './check-version.ts';
import type { SaveKind } from './save.ts';

/**
 * Whether the tools show chances of hidden information. Stored under `chances` as `{ "version": 1,
 * "areShown": false }`; shown by default.
 */
export interface ChancesSave {
  readonly version: 1;
  readonly areShown: boolean;
}

/** The save of the setting whether chances are shown. */
export const CHANCES_SAVE: SaveKind<ChancesSave> = {
  key: 'chances',
  version: 1,
  check: checkObject<ChancesSave>({
    version: required(checkVersion1),
    areShown: required(checkBoolean),
  }),
};
