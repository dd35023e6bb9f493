/**
 * Normalises a text: removes the byte-order mark, converts line endings to line feeds, and composes letters
 * with their diacritics into single characters (NFC).
 */
export function normaliseText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

/** Normalises every string in an object, except keys. */
export function normaliseStrings(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, normaliseValue(one)]));
}

function normaliseValue(value: unknown): unknown {
  if (typeof value === 'string') return normaliseText(value);
  if (Array.isArray(value)) return value.map(normaliseValue);
  return typeof value === 'object' && value !== null ? normaliseStrings(value) : value;
}
