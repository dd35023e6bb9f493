// @ts-check
// How a page comes by its scripts. A browser goes to the rule that an address names, or back to where a person was, only
// when the scripts that a page waits for have run: over a bad connection, seconds after the words are there. So none
// waits for them: each stands below what it looks for, and runs as soon as it has come. And all that they import is named
// at the head of the page, so that it is asked for at once, not one round trip after another.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page whose scripts hold nothing up. @param {string} html */
export const withAsyncScripts = (html) =>
  html.replaceAll('<script type="module" src=', '<script type="module" async src=');

/**
 * A page that asks for no script that only asks for another.
 * @param {string} html
 * @param {(address: string) => string} read the text of a script, by its address on the page
 */
export const withoutDetours = (html, read) =>
  html.replace(/(<script type="module"[^>]* src=")([^"]+)"/g, (all, begin, address) => {
    const next = /^import\s*["'](\.\/[^"']+)["'];?\s*$/.exec(read(address))?.[1];
    return next ? `${begin}${posix.join(posix.dirname(address), next)}"` : all;
  });

/**
 * A page that names all scripts that it starts with, those of its frame first: they stand at its end. One without a tool
 * names only what it would not ask for by itself: its words come first, and so does the page that it may lead on to.
 * @param {string} html
 * @param {(address: string) => string} read the text of a script, by its address on the page
 */
export function withPreloads(html, read) {
  const starting = /(?<=(?:<script type="module"[^>]* src|component-url|renderer-url)=")[^"]+(?=")/g;
  /** @type {Set<string>} */
  const wanted = new Set();
  const want = (/** @type {string} */ address) => {
    if (wanted.has(address)) return;
    wanted.add(address);
    for (const [from] of read(address).matchAll(/(?<=(?:from|import)\s*["'])\.\/[^"']+(?=["'])/g))
      want(posix.join(posix.dirname(address), from));
  };
  for (const [address] of [...html.matchAll(starting)].reverse()) want(address);
  const isTool = html.includes('<astro-island');
  const later = [...wanted].filter(
    (address) => isTool || !html.includes(`<script type="module" async src="${address}"`),
  );
  const links = later.map((address) => `<link rel="modulepreload" href="${address}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/** Does all three to the pages built. @returns {import('astro').AstroIntegration} */
export default function scripts() {
  return {
    name: 'yamen-scripts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const read = (/** @type {string} */ address) =>
          readFileSync(join(dist, address.slice(address.lastIndexOf('_astro/'))), 'utf8');
        for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
          const file = join(entry.parentPath, entry.name);
          const html = withoutDetours(withAsyncScripts(readFileSync(file, 'utf8')), read);
          writeFileSync(file, withPreloads(html, read));
        }
      },
    },
  };
}
