/** Makes the markup of one path from its parts; empty if there are none. */
export function drawPath(className: string, parts: readonly string[]): string {
  return parts.length > 0 ? `<path class="${className}" d="${parts.join('')}"/>` : '';
}

/** Escapes a text for use between tags or in a double-quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
