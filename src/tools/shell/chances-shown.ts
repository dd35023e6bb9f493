import { useEffect, useState } from 'preact/hooks';
import { CHANCES } from '../../saves/chances.ts';
import { parseSave, usable } from '../../saves/save.ts';
import type { Session } from './session.ts';
import type { Kit } from './tool.ts';

/**
 * Whether the settings allow chances to be shown; false until they are loaded. Follows changes in other tabs.
 */
export function useChancesShown<K extends Kit>({ store }: Session<K>): boolean {
  const [areShown, show] = useState(false);
  useEffect(() => {
    const look = async () => {
      const [raw] = await store.load([CHANCES.key]);
      show(usable(parseSave(CHANCES, raw))?.areShown ?? true);
    };
    const fail = (error: unknown) => {
      console.warn(error);
      show(true); // without storage, the default applies
    };
    look().catch(fail);
    return store.onChange((keys) => {
      if (keys.includes(CHANCES.key)) look().catch(fail);
    });
  }, [store]);
  return areShown;
}
