/** Characters that are not shown: they isolate a name, or join others. */
const INVISIBLE = /^[\p{Z}\p{Cc}\p{Cf}]+/u;

/**
 * Returns the first visible character of a name as the user sees it, in upper case: an emoji or a letter with
 * its accents is a single character. Empty for a name without one.
 */
export function getInitial(name: string): string {
  const visible = name.replace(INVISIBLE, '');
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(visible);
  const initial = first?.segment ?? '';
  const upper = initial.toUpperCase();
  return upper.length === initial.length ? upper : initial; // ß stays ß
}
