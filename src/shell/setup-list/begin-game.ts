import { loadSave, type SaveKind } from '../../saves/save.ts';
import type { Store, StoredValues } from '../../saves/store.ts';

/**
 * Reads some saves, quarantines what is damaged in them, and stores what `begin` makes of them in one
 * transaction.
 */
export async function beginGame(
  store: Store,
  kinds: readonly SaveKind<unknown>[],
  begin: (stored: StoredValues) => StoredValues,
): Promise<void> {
  const keys = kinds.map(({ key }) => key);
  for (const kind of kinds) await loadSave(store, kind);
  const sound = await store.load(keys);
  await store.save(begin(Object.fromEntries(keys.map((key, i) => [key, sound[i]]))));
}
