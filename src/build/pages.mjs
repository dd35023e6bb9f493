// @ts-check
// Finishes the built pages: how they load scripts (scripts.mjs), and what their policy allows (policy.mjs).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { narrowPolicy } from './policy.mjs';
import { withAsyncScripts, withoutIslandIds, withoutScriptStubs, withPreloads } from './scripts.mjs';

/** Lists the HTML files of a built site. @param {string} dist */
export const listPages = (dist) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(dist, path));

/** Astro integration that finishes every built page. @returns {import('astro').AstroIntegration} */
export default function pages() {
  return {
    name: 'yamen-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const read = (/** @type {string} */ address) =>
          readFileSync(join(dist, address.slice(address.lastIndexOf('_astro/'))), 'utf8');
        for (const file of listPages(dist)) {
          const html = withAsyncScripts(withoutIslandIds(readFileSync(file, 'utf8')));
          writeFileSync(file, narrowPolicy(withPreloads(withoutScriptStubs(html, read), read)));
        }
      },
    },
  };
}
