/** Whether a page has an element with that id. */
export const hasElementId = (html: string, id: string) => html.includes(` id="${id}"`);

/** A fragment with an id of ours, which needs no escaping in HTML. */
const ID = /^#[\w-]+$/;

/**
 * Adds a render-blocking hint, so that a page opened at an anchor is painted only once that anchor is parsed.
 * Browsers would otherwise paint a long page from its beginning and then jump, which also takes a slow phone
 * longer. A page without the anchor is unchanged.
 * @param html its `<head>` has no attributes
 */
export function addRenderBlocking(hash: string, html: string): string {
  if (!ID.test(hash) || !hasElementId(html, hash.slice(1))) return html;
  return html.replace('<head>', `<head><link rel="expect" href="${hash}" blocking="render">`);
}
