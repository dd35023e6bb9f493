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

/** The same of every text in an object; keys and everything that is no text stay. */
export function readableIn(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readableAll(one)]));
}

function readableAll(value: unknown): unknown {
  if (typeof value === 'string') return readable(value);
  if (Array.isArray(value)) return value.map(readableAll);
  return typeof value === 'object' && value !== null ? readableIn(value) : value;
}
