// @ts-check
import { hash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { canBeBundled, createBundleDecoder, encodeBundle, SECTION_END } from './bundle-codec.ts';
import { listPageStyles } from './page-styles.ts';

/** @typedef {import('./release.ts').Release} Release */
/** @typedef {ReadonlyMap<string, Buffer>} Files path relative to the base, percent-encoded → bytes */
/**
 * @typedef {ReadonlyMap<string, string>} Bundles address → sections of `bundle-codec.ts`, or styles as JSON
 */
/** @typedef {{ release: Release, count: number, bytes: number }} Written */

const TEXT = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};
const BINARY = { ico: 'image/x-icon', png: 'image/png', webp: 'image/webp', woff2: 'font/woff2' };
/** @type {Record<string, string>} */
const TYPES = { ...TEXT, ...BINARY };

/** Number of files per section. A section is stored while the next one is still loading. */
const FILES_PER_SECTION = 16;
const BUNDLE_FOLDER = '_precache';
const WORKER = 'sw.js';
const NOT_FOUND_PAGE = '404.html';
/**
 * Files that are not stored offline: the bundles, which are unpacked; screenshots for the installation
 * dialog; and the code that makes animations, which is loaded on demand.
 */
const EXCLUDED = [
  /^_precache\//,
  /^screenshots\//,
  /^_astro\/([a-z-]+-)?(replay-worker|share-replay|render-frames)\b/,
];

/**
 * Rarely used code: the photo of the board, sharing a picture or QR code, reading a QR code, backups, the
 * licences of the packages.
 */
const RARELY_USED = [
  /^_astro\/([a-z-]+-)?photo-dialog\./,
  /^_astro\/([a-z-]+-)?picture-file\./,
  /^_astro\/([a-z-]+-)?qr-dialog\./,
  /^_astro\/qr-worker-/,
  /^_astro\/([a-z-]+-)?backups\./,
  /^licences\.txt$/,
];

/** @param {string | Buffer} bytes */
const computeHash = (bytes) => hash('sha256', bytes).slice(0, 12);

/** The file extension; empty for none. @param {string} path */
const getExtension = (path) => extname(path).slice(1);

/**
 * The content type of a file.
 * @param {string} path
 * @throws {Error} for an unknown extension, which stops the build
 */
function getContentType(path) {
  const type = TYPES[getExtension(path)];
  if (!type) throw new Error(`offline: no content type is known for ${path}`);
  return type;
}

/** The URL path of a file. @param {string} path */
const toUrlPath = (path) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * Reads all built files that a browser may request. Files without an extension (`CNAME`, `_headers`) or with
 * a leading dot are meant for the host.
 * @param {string} dist
 * @returns {Files}
 */
export function readBuiltFiles(dist) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(dist, file).split(sep).join('/');
    if (!entry.isFile() || /(^|\/)\./.test(path) || !getExtension(path)) continue;
    if (path === WORKER || EXCLUDED.some((pattern) => pattern.test(path))) continue;
    files.set(toUrlPath(path), readFileSync(file));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Chooses the bundle in which a built file is fetched for use offline: `core`, `pages` or null for none.
 * Pages, manifests and search indices are in one bundle, because a page and its translations share drawings
 * and most of their markup; at its end, with the lessons, are the scripts that only they use. All other
 * scripts and styles are in `core`. Binary files are in none; they are fetched one by one.
 * @param {string} path
 * @param {Buffer} bytes
 * @param {ReadonlySet<string>} late
 */
export function chooseOfflineBundle(path, bytes, late) {
  const text = bytes.toString('utf8');
  const isText = getExtension(path) in TEXT && Buffer.from(text).equals(bytes) && canBeBundled(text);
  if (!isText) return null;
  return /\.(html|json|webmanifest)$/.test(path) || late.has(path) ? 'pages' : 'core';
}

/** The language of a file; empty for none. @param {string} path */
const getLocale = (path) => /^([a-z]{2})\//.exec(path)?.[1] ?? '';

/** @typedef {readonly (readonly [path: string, text: string])[]} Texts */

/** Whether a page is of lessons or drills. @param {string} path */
const isLesson = (path) => /\/(learn|drill)\//.test(path);

/** @param {string} path */
const isRarelyUsed = (path) => RARELY_USED.some((pattern) => pattern.test(path));

/**
 * The files that are needed last: lessons, rarely used code, and scripts that only these use, i.e. that no
 * other page names, nor a script that such a page names.
 * @param {Texts} texts
 * @returns {ReadonlySet<string>}
 */
function listLateFiles(texts) {
  const getFileName = (/** @type {string} */ path) => path.slice(path.lastIndexOf('/') + 1);
  const scripts = new Map(
    texts.flatMap(([path, text]) => (/\.(js|css)$/.test(path) ? [[getFileName(path), { path, text }]] : [])),
  );
  /** @type {Set<string>} */
  const needed = new Set();
  const visit = (/** @type {string} */ text) => {
    for (const [name] of text.matchAll(/[\w.-]+/g)) {
      const script = scripts.get(name);
      if (!script || needed.has(script.path) || isRarelyUsed(script.path)) continue;
      needed.add(script.path);
      visit(script.text);
    }
  };
  for (const [path, text] of texts) if (path.endsWith('.html') && !isLesson(path)) visit(text);
  const isNeeded = (/** @type {string} */ path) => !scripts.has(getFileName(path)) || needed.has(path);
  return new Set(
    texts.map(([path]) => path).filter((path) => isLesson(path) || isRarelyUsed(path) || !isNeeded(path)),
  );
}

/**
 * Sections in the order in which a user of the language `own` needs them, and the number of files needed
 * first: those of this language, and the page for files that are not stored. Other pages without a language
 * come next, because they contain texts of all languages. Among the files needed last, scripts come before
 * the lessons that use them.
 * @param {Texts} texts
 * @param {string} own empty for files with a single order
 * @param {ReadonlySet<string>} late
 */
function orderSections(texts, own, late) {
  const getLanguage = (/** @type {string} */ path) =>
    path === NOT_FOUND_PAGE ? own : own && getLocale(path);
  const isFirst = (/** @type {string} */ path) => !late.has(path) && getLanguage(path) === own;
  const getRank = (/** @type {string} */ path) => {
    const ranks = [getLanguage(path) !== own, getLanguage(path) !== ''];
    return [late.has(path), ...(late.has(path) ? ranks.reverse() : ranks)].map(Number).join('');
  };
  const groups = Map.groupBy(texts, ([path]) => `${getRank(path)} ${getLanguage(path)}`);
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, group]) => splitGroup(group).map((part) => ({ locale: name.slice(4), texts: part })));
  return { sections, first: texts.filter(([path]) => isFirst(path)).length };
}

/** @param {Texts} group */
const splitGroup = (group) =>
  Array.from({ length: Math.ceil(group.length / FILES_PER_SECTION) }, (_, at) =>
    Object.fromEntries(group.slice(at * FILES_PER_SECTION, (at + 1) * FILES_PER_SECTION)),
  );

/**
 * Encodes sections and checks that decoding restores them.
 * @param {readonly import('./bundle-codec.ts').BundleSection[]} sections
 */
function encodeChecked(sections) {
  const text = encodeBundle(sections);
  const decode = createBundleDecoder();
  const decoded = Object.assign({}, ...text.split(SECTION_END).map((section) => decode(section)));
  for (const [path, before] of sections.flatMap(({ texts }) => Object.entries(texts)))
    if (decoded[path] !== before)
      throw new Error(`offline: ${path} does not come out of its bundle as it went in`);
  return text;
}

/**
 * Encodes a bundle in each of its orders: one per language, or a single one.
 * @param {string} name
 * @param {Texts} texts
 * @param {ReadonlySet<string>} late
 */
function encodeOrders(name, texts, late) {
  const locales = [...new Set(texts.map(([path]) => getLocale(path)))].filter(Boolean);
  return (name === 'pages' && locales.length > 0 ? locales : ['']).map((locale) => {
    const { sections, first } = orderSections(texts, locale, late);
    const text = encodeChecked(sections);
    const label = [name, locale].filter(Boolean).join('-');
    return { locale, address: `${BUNDLE_FOLDER}/${label}.${computeHash(text)}.txt`, first, text };
  });
}

/**
 * The styles of all pages as JSON with their address; undefined if no page has one.
 * @param {Texts} texts
 */
function encodeStyles(texts) {
  const styles = listPageStyles(texts.filter(([path]) => path.endsWith('.html')));
  const text = JSON.stringify(styles);
  return styles.length > 0
    ? { address: `${BUNDLE_FOLDER}/styles.${computeHash(text)}.json`, text }
    : undefined;
}

/**
 * Creates the manifest of a release, and its bundles. Deterministic: depends only on paths and bytes.
 * @param {Files} files
 * @returns {{ release: Release, bundles: Bundles }}
 */
export function createRelease(files) {
  /** @type {Record<string, string>} */
  const single = {};
  /** @type {import('./release.ts').Bundle[]} */
  const listed = [];
  /** @type {Map<string, string>} */
  const bundles = new Map();
  const toTexts = (/** @type {Iterable<readonly [string, Buffer]>} */ group) =>
    [...group].map(([path, bytes]) => /** @type {const} */ ([path, bytes.toString('utf8')]));
  const texts = toTexts(files);
  const late = listLateFiles(texts);
  const groups = Map.groupBy(files, ([path, bytes]) => chooseOfflineBundle(path, bytes, late));
  for (const [name, group] of [...groups].sort()) {
    const hashes = Object.fromEntries(group.map(([path, bytes]) => [path, computeHash(bytes)]));
    if (name === null) {
      Object.assign(single, hashes);
      continue;
    }
    const orders = encodeOrders(name, toTexts(group), late);
    for (const { address, text } of orders) bundles.set(address, text);
    listed.push({
      orders: Object.fromEntries(orders.map(({ locale, address, first }) => [locale, { address, first }])),
      files: hashes,
    });
  }
  const types = Object.fromEntries(
    [...files.keys()].map((path) => [getExtension(path), getContentType(path)]).sort(),
  );
  const styles = encodeStyles(texts);
  if (styles) bundles.set(styles.address, styles.text);
  const list = { types, bundles: listed, ...(styles && { styles: styles.address }), single };
  return { release: { id: computeHash(JSON.stringify(list)), ...list }, bundles };
}

/**
 * Makes the script of the worker: its manifest, followed by the code.
 * @param {Release} release
 * @param {string} code
 */
export const makeWorkerScript = (release, code) => `self.__release = ${JSON.stringify(release)};\n${code}`;

/**
 * Bundles the worker and its imports as one classic script, because not every browser supports module
 * workers.
 */
function bundleWorker() {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./sw.js', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Writes `_precache/*` and `sw.js` into a built site, replacing those of an earlier run.
 * @param {string} dist
 * @returns {Written}
 */
export function writeRelease(dist) {
  const files = readBuiltFiles(dist);
  const { release, bundles } = createRelease(files);
  rmSync(join(dist, BUNDLE_FOLDER), { recursive: true, force: true });
  mkdirSync(join(dist, BUNDLE_FOLDER));
  for (const [address, json] of bundles) writeFileSync(join(dist, address), json);
  writeFileSync(join(dist, WORKER), makeWorkerScript(release, bundleWorker()));
  return { release, count: files.size, bytes: [...files.values()].reduce((sum, b) => sum + b.length, 0) };
}

/**
 * Replaces `sw.js` and `_precache/*` by the kill switch, which removes all releases.
 * @param {string} dist
 */
export function writeKillSwitch(dist) {
  rmSync(join(dist, BUNDLE_FOLDER), { recursive: true, force: true });
  copyFileSync(new URL('./kill-switch.js', import.meta.url), join(dist, WORKER));
}

/** @param {number} bytes */
const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Makes the built site available offline; with `RECALL` in the environment, removes earlier releases from
 * devices instead.
 * @returns {import('astro').AstroIntegration}
 */
export default function offline() {
  return {
    name: 'yamen-offline',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        if (process.env['RECALL']) {
          writeKillSwitch(dist);
          logger.warn('its worker calls every release back: nothing of this site will be offline');
          return;
        }
        const { release, count, bytes } = writeRelease(dist);
        const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' });
        const unmatched = [...EXCLUDED, ...RARELY_USED].filter(
          (pattern) => !paths.some((path) => pattern.test(path)),
        );
        if (unmatched.length > 0) throw new Error(`offline: no file matches ${unmatched} any more`);
        logger.info(`release ${release.id}: ${count} files, ${formatKilobytes(bytes)}`);
      },
    },
  };
}
