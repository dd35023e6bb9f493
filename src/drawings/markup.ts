/** One path of a drawing, of all its parts; nothing when there are none. */
export function drawPath(name: string, parts: readonly string[]): string {
  return parts.length > 0 ? `<path class="${name}" d="${parts.join('')}"/>` : '';
}

/** A text as it stands between tags, or in double quotes within one. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
