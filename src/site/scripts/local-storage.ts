/**
 * Keys in localStorage, where each begins with `yamen-`: the language, theme and hand chosen on this device;
 * the keys of all saves, separated by spaces; the keys of those with something entered; the game that was
 * used last (or its last used save, if an earlier version stored it); and the time of the first visit in
 * milliseconds, or that the installation hint was shown. Only these are in localStorage, because they are
 * needed before the first paint, on pages that open nothing else, or after the database was deleted. Storage
 * may be forbidden: then nothing is stored, and `setLocalItem` returns false.
 */
type LocalKey = 'locale' | 'theme' | 'hand' | 'kept' | 'open' | 'last' | 'install';

/** Returns a stored value; null if there is none or storage is forbidden. */
export function getLocalItem(key: LocalKey): string | null {
  try {
    return localStorage.getItem(`yamen-${key}`);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if `value` is null. Returns false if the browser stores nothing. */
export function setLocalItem(key: LocalKey, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(`yamen-${key}`);
    else localStorage.setItem(`yamen-${key}`, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lists the keys of the saves with something entered. Until the start page has read the saves for the first
 * time, these are all saves.
 */
export function listOpenSaves(): readonly string[] {
  return (getLocalItem('open') ?? getLocalItem('kept') ?? '').split(' ').filter((key) => key !== '');
}
