/** Draws one path of several parts; empty if there are none. */
export function drawPath(name: string, parts: readonly string[]): string {
  return parts.length > 0 ? `<path class="${name}" d="${parts.join('')}"/>` : '';
}

/** Escapes a text for use between tags or in a double-quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
