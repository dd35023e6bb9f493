/** Whether a page has a place of that id. */
export const hasPlace = (html: string, id: string) => html.includes(` id="${id}"`);

/** What an id of ours looks like behind `#`: nothing that would have to be escaped in a page. */
const ID = /^#[\w-]+$/;

/**
 * A page that is opened at one of its places, such that nothing of it is drawn before this place can be. Drawn from its
 * beginning first, as browsers do with a long page, and then anew where somebody wants to read, it would jump, and take a
 * slow phone longer. A page that has no such place stays as it is.
 * @param html begins its `<head>` without attributes
 */
export function drawnAt(hash: string, html: string): string {
  if (!ID.test(hash) || !hasPlace(html, hash.slice(1))) return html;
  return html.replace('<head>', `<head><link rel="expect" href="${hash}" blocking="render">`);
}
