/**
 * A text as it was meant, whatever editor wrote it: without a byte-order mark, with line feeds alone, and with each
 * letter and its marks composed into one character.
 */
export function readable(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

/** The same of every text in a value; keys and everything that is no text stay. */
export function readableIn<T>(value: T): T {
  if (typeof value === 'string') return readable(value) as T;
  if (Array.isArray(value)) return value.map(readableIn) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readableIn(one)])) as T;
}
