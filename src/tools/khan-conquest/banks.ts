import type { BankReading } from '../../engine/khan/banks.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { parseSave, usable } from '../../saves/save.ts';
import { settingsKind } from '../../saves/settings.ts';
import { storeAt } from '../../saves/store.ts';

const SETTINGS = settingsKind({ khan: KHAN_RULINGS });

/** Tells what this table takes for two banks by its settings, now and whenever another tab changes them. */
export async function followBanks(root: string, tell: (banks: BankReading) => void): Promise<void> {
  const store = storeAt(root);
  const read = async () => {
    const [raw] = await store.load([SETTINGS.key]);
    tell(usable(parseSave(SETTINGS, raw))?.rulings.khan['bridge-banks'] ?? KHAN_RULINGS['bridge-banks'][0]);
  };
  store.onChange((keys) => {
    if (keys.includes(SETTINGS.key)) void read().catch(console.warn);
  });
  await read().catch(console.warn); // where nothing can be stored, nothing was chosen
}
