/**
 * What a person chose about this device: language, theme, hand; the keys of what is kept, with blanks between them; the
 * key of what was last used; and when Yamen was first opened here, in milliseconds, or that it has told how it is installed. The only things in
 * localStorage, because they are needed before the first paint, on pages that open nothing else, or after the database
 * was deleted. Storage may be forbidden: then nothing is remembered, which `keepChoice` tells.
 */
const KEYS = {
  locale: 'yamen-locale',
  theme: 'yamen-theme',
  hand: 'yamen-hand',
  kept: 'yamen-kept',
  last: 'yamen-last',
  install: 'yamen-install',
} as const;
export type Choice = keyof typeof KEYS;

export function choiceOf(choice: Choice): string | null {
  try {
    return localStorage.getItem(KEYS[choice]);
  } catch {
    return null;
  }
}

/** Remembers a choice, or forgets it when `value` is null; false where the browser stores nothing. */
export function keepChoice(choice: Choice, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(KEYS[choice]);
    else localStorage.setItem(KEYS[choice], value);
    return true;
  } catch {
    return false;
  }
}
