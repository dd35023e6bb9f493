// @ts-check
// Optimizes how pages load scripts. Browsers scroll to the rule in the address, or restore the scroll
// position, only after deferred scripts have run: over a bad connection, seconds after the text is visible.
// So all scripts are async; each is placed below the elements that it uses, and runs as soon as it is loaded.
// All their imports are preloaded in the head, so that they are requested at once instead of one round trip
// after another.
import { posix } from 'node:path';

/** Makes all scripts of a page async. @param {string} html */
export const withAsyncScripts = (html) =>
  html.replaceAll('<script type="module" src=', '<script type="module" async src=');

/**
 * Removes the ids of islands, which Astro derives from where the source lies: nothing uses them, and with
 * them the same commit built in another folder would be another release.
 * @param {string} html
 */
export const withoutIslandIds = (html) => html.replace(/(<astro-island) uid="[^"]*"/g, '$1');

/**
 * Replaces scripts that only import another script by that script.
 * @param {string} html
 * @param {(address: string) => string} read returns the text of a script, given its address on the page
 */
export const withoutScriptStubs = (html, read) =>
  html.replace(/(<script type="module"[^>]* src=")([^"]+)"/g, (all, begin, address) => {
    const next = /^import\s*["'](\.\/[^"']+)["'];?\s*$/.exec(read(address))?.[1];
    return next ? `${begin}${posix.join(posix.dirname(address), next)}"` : all;
  });

/**
 * Adds preloads for all scripts of a page and for what they import, in reverse order of the HTML, because the
 * scripts of the page's frame are at its end. On a page without a tool, scripts that the HTML names are not
 * preloaded, because its text, and a page that it may redirect to, have priority.
 * @param {string} html
 * @param {(address: string) => string} read returns the text of a script, given its address on the page
 */
export function withPreloads(html, read) {
  const starting = /(?<=(?:<script type="module"[^>]* src|component-url|renderer-url)=")[^"]+(?=")/g;
  /** @type {Set<string>} */
  const needed = new Set();
  const visit = (/** @type {string} */ address) => {
    if (needed.has(address)) return;
    needed.add(address);
    for (const [from] of read(address).matchAll(/(?<=(?:from|import)\s*["'])\.\/[^"']+(?=["'])/g))
      visit(posix.join(posix.dirname(address), from));
  };
  for (const [address] of [...html.matchAll(starting)].reverse()) visit(address);
  const isTool = html.includes('<astro-island');
  const preloaded = [...needed].filter(
    (address) => isTool || !html.includes(`<script type="module" async src="${address}"`),
  );
  const links = preloaded.map((address) => `<link rel="modulepreload" href="${address}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
