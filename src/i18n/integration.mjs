// @ts-check
// Generates the types of the text keys whenever Astro checks, serves or builds.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMPLETE_LOCALES } from './fallback.ts';
import { makeTextTypes } from './text-types.ts';

const CONTENT = new URL('../../content/ui/', import.meta.url);

/** @param {string} locale @returns {import('./text-types.ts').LocaleTexts} */
function readTexts(locale) {
  const folder = new URL(`${locale}/`, CONTENT);
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  return Object.fromEntries(readdirSync(folder).map((name) => [name.replace(/\.json$/, ''), read(name)]));
}

const makeTypes = () => makeTextTypes(COMPLETE_LOCALES.map(readTexts));

/**
 * Astro integration that writes the types of the text keys, and writes them again when a text changes.
 * @returns {import('astro').AstroIntegration}
 */
export default function textTypes() {
  /** @type {URL} */
  let file;
  return {
    name: 'yamen-texts',
    hooks: {
      'astro:config:done': ({ injectTypes }) => {
        file = injectTypes({ filename: 'texts.d.ts', content: makeTypes() });
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('change', (path) => {
          if (path.startsWith(fileURLToPath(CONTENT))) writeFileSync(file, makeTypes());
        });
      },
    },
  };
}
