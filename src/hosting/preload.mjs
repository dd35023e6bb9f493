// @ts-check
// What a script begins to fetch together with a part that it imports later: all that the part imports itself, so that a
// slow network is waited for once. To ask for two dozen files in one task holds up taps on a slow phone: each is asked
// for in its own, and what a page has asked for before is not fetched again. The bundler's own helper does neither,
// fetches styles too, which no part of ours imports, and waits for older browsers: 0.5 kB packed on every page.

const HELPER = '\0vite/preload-helper.js';

/** The helper's code for a site under `base`. @param {string} base */
const helperFor = (base) => `
const begin = (file) => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(base)} + file }));
export const __vitePreload = (load, files = []) => {
  for (const file of files) setTimeout(begin, 0, file);
  return new Promise((resolve) => setTimeout(resolve)).then(load);
};`;

/** @returns {import('vite').Plugin} */
export default function preload() {
  let base = '/';
  return {
    name: 'yamen:preload',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    resolveId(id) {
      return id === HELPER ? id : undefined;
    },
    load(id) {
      return id === HELPER ? helperFor(base) : undefined;
    },
  };
}
