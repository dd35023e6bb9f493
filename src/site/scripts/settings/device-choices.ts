import { isLocale } from '../../../i18n/locale.ts';
import type { Saves } from '../../../saves/all-saves.ts';
import { DEVICE_SAVE, type DeviceSave } from '../../../saves/device.ts';
import { getLoadedValue, parseSave } from '../../../saves/save.ts';
import { queryElements } from '../../../ui/browser/query-element.ts';
import { getLocalItem, setLocalItem } from '../local-storage.ts';

const DEFAULTS: DeviceSave = { version: 1, locale: null, theme: null, hand: null };

/** Returns what is chosen on this device, as a save; empty if nothing is. */
export function readDeviceChoices(): Saves {
  const [locale, theme, hand] = (['locale', 'theme', 'hand'] as const).map(getLocalItem);
  const chosen = getLoadedValue(parseSave(DEVICE_SAVE, { version: 1, locale, theme, hand }));
  return chosen && (chosen.locale || chosen.theme || chosen.hand) ? { [DEVICE_SAVE.key]: chosen } : {};
}

/**
 * Stores these choices and applies theme and hand to this page; undefined restores the defaults. The language
 * counts from the next page without one in its address.
 * @throws {Error} if the browser stores nothing
 */
export function applyDeviceChoices(value: unknown): void {
  const { locale, theme, hand } = getLoadedValue(parseSave(DEVICE_SAVE, value)) ?? DEFAULTS;
  const isStored = [
    setLocalItem('locale', isLocale(locale) ? locale : null),
    setLocalItem('theme', theme),
    setLocalItem('hand', hand),
  ];
  if (isStored.includes(false)) throw new Error('localStorage stores nothing');
  for (const [name, chosen] of Object.entries({ theme, hand })) {
    if (chosen === null) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = chosen;
    for (const radio of queryElements(`input[name="${name}"]`, HTMLInputElement))
      if (chosen === null ? radio.defaultChecked : radio.value === chosen) radio.checked = true;
  }
}
