// @ts-check
// What a script begins to fetch together with a part that it imports later: all that the part imports itself, so that a
// slow network is waited for once. The bundler's own helper does that for styles too, which no part of ours imports,
// and waits for older browsers: 0.5 kB packed on every page.

const HELPER = '\0vite/preload-helper.js';

/** The helper's code for a site under `base`. @param {string} base */
const helperFor = (base) => `
const begun = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (begun.has(file)) continue;
    begun.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(base)} + file }));
  }
  return load();
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
