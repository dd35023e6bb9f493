import { checkEnum, checkObject, nullable, required } from '../core/check.ts';
import { checkAnyText } from './check-text.ts';
import { checkVersion1 } from './check-version.ts';
import type { SaveKind } from './save.ts';

/**
 * The choices on a device for all pages; null for the default. In backups under `device` as `{ "version": 1,
 * "locale": "de", "theme": "dark", "hand": null }`; on the device each is in localStorage, not in the
 * database.
 */
export interface DeviceSave {
  readonly version: 1;
  /** The code of a language, which this version may not have. */
  readonly locale: string | null;
  readonly theme: 'light' | 'dark' | null;
  readonly hand: 'left' | null;
}

/** The save of the settings of a device, for backups. */
export const DEVICE_SAVE: SaveKind<DeviceSave> = {
  key: 'device',
  version: 1,
  check: checkObject<DeviceSave>({
    version: required(checkVersion1),
    locale: required(nullable(checkAnyText)),
    theme: required(nullable(checkEnum(['light', 'dark']))),
    hand: required(nullable(checkEnum(['left']))),
  }),
};
