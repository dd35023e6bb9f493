import { useEffect, useState } from 'preact/hooks';
import { CHANCES_SAVE } from '../saves/chances.ts';
import { getLoadedValue, parseSave } from '../saves/save.ts';
import type { Session } from './session/session.ts';
import type { ToolTypes } from './tool-types.ts';

/**
 * Whether the settings allow chances to be shown; false until they are loaded. Follows changes in other tabs.
 */
export function useChancesVisible<K extends ToolTypes>({ store }: Session<K>): boolean {
  const [areShown, show] = useState(false);
  useEffect(() => {
    const load = async () => {
      const [raw] = await store.load([CHANCES_SAVE.key]);
      show(getLoadedValue(parseSave(CHANCES_SAVE, raw))?.areShown ?? true);
    };
    const fail = (error: unknown) => {
      console.warn(error);
      show(true); // without storage, the default applies
    };
    load().catch(fail);
    return store.onChange((keys) => {
      if (keys.includes(CHANCES_SAVE.key)) load().catch(fail);
    });
  }, [store]);
  return areShown;
}
