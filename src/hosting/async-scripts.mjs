// @ts-check
// A browser goes to the rule that an address names, or back to where a person was, only when the scripts that a page
// waits for have run: over a bad connection, seconds after the words are there. So none waits for them: each stands
// below what it looks for, and runs as soon as it has come.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page whose scripts hold nothing up. @param {string} html */
export const withAsyncScripts = (html) =>
  html.replaceAll('<script type="module" src=', '<script type="module" async src=');

/** Does so to all pages built. @returns {import('astro').AstroIntegration} */
export default function asyncScripts() {
  return {
    name: 'yamen-async-scripts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const entry of readdirSync(fileURLToPath(dir), { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
          const file = join(entry.parentPath, entry.name);
          writeFileSync(file, withAsyncScripts(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}
