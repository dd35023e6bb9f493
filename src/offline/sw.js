// @ts-check
/// <reference lib="webworker" />
// Stores a whole release offline, in a cache of its own, and serves it from there. `integration.mjs` writes
// the release's manifest above this code; without a manifest (in development) the worker does nothing.
//
// Most files are fetched in a few bundles: Chromium runs about three fetches of an installing worker at a
// time, so single files would take many times as long on a network with high latency. A bundle is unpacked
// while it loads and is not stored itself. On a first visit the worker takes control as soon as the user's
// language is stored; the rest follows.

import { findChecksum } from '../share/answer-checksum.ts';
import { createBundleDecoder, SECTION_END } from './bundle-codec.ts';
import { replacePageStyle } from './page-styles.ts';
import { findRedirect } from './redirect.ts';
import { addRenderBlocking, hasElementId } from './render-blocking.ts';
import {
  LONGEST_SHARED_FORM,
  listSharedTexts,
  makeShareTargetUrl,
  TOO_LONG_FRAGMENT,
} from './share-target.ts';

/** @typedef {import('./release.ts').Release} Release */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const release = /** @type {Release | undefined} */ (Reflect.get(worker, '__release'));

// Up to this many changed files are fetched one by one instead of in their bundle: a page takes about 10 kB, the
// bundle of pages 500 kB.
const MAX_SINGLE_FILES = 12;
const MAX_PARALLEL = 3;
const START_DELAY = 800; // milliseconds without storing, even if files have arrived: pages hydrate in that time
const SHARE_TARGET = 'open/'; // the page that the manifest names for content from other apps

const base = new URL('./', worker.location.href);
const cachePrefix = `yamen ${base.pathname} `; // a URL's path has no spaces: no other sub-path begins like this
const cacheName = `${cachePrefix}${release?.id}`;
// A key that is never requested, because pages and files are looked up without a query.
const rankKey = new URL('?rank', base).href;
const wholeKey = new URL('?whole', base).href; // present once the release was complete
const localeKey = new URL('?locale', base).href; // the user's language, as last reported by a page

/** Every file of this release with its hash; empty without a manifest. @type {ReadonlyMap<string, string>} */
const hashes = new Map(
  release
    ? [release.single, ...release.bundles.map(({ files }) => files)].flatMap((h) => Object.entries(h))
    : [],
);

/** @param {string} path */
const urlOf = (path) => new URL(path, base).href;

/** @param {string} url */
const pathOf = (url) => new URL(url).pathname.slice(base.pathname.length);

/** Names of the caches of all releases under this base, complete or not. */
const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

if (release) {
  worker.addEventListener('install', (event) => event.waitUntil(install(release)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('fetch', answer);
  worker.addEventListener('message', (event) => {
    const { type } = event.data ?? {};
    if (type === 'SKIP_WAITING') worker.skipWaiting();
    if (type === 'CHECK') {
      event.waitUntil(storeLocale(event.data.chosen));
      event.waitUntil(reply(event, isComplete));
    }
    if (type === 'MEND') event.waitUntil(reply(event, () => repairRelease(release)));
  });
}

// ---- install

/**
 * The rest of a first install that continues while the worker is already active.
 * @type {Promise<void> | undefined}
 */
let remainingInstall;

/**
 * An update is stored completely before it is offered. The first release takes control once the scripts and
 * the user's language are stored.
 * @param {Release} list
 */
async function install(list) {
  const locale = await findInstallLocale(list);
  if (worker.registration.active) return fetchAll(list, locale, () => {});
  await new Promise((onUsable, fail) => {
    remainingInstall = fetchAll(list, locale, () => onUsable(undefined));
    remainingInstall.catch(fail);
  });
}

/**
 * The language of the open page if there is a bundle order for it, else of the browser, else the first.
 * @param {Release} list
 */
async function findInstallLocale({ bundles }) {
  const locales = bundles.flatMap(({ orders }) => Object.keys(orders)).filter(Boolean);
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const preferred = [
    ...pages.map(({ url }) => pathOf(url).slice(0, 2)),
    worker.navigator.language.slice(0, 2),
  ];
  return preferred.find((locale) => locales.includes(locale)) ?? String(locales[0]);
}

/**
 * @param {Release} list
 * @param {string} locale
 * @param {() => void} onUsable called when the worker can serve this language
 */
async function fetchAll(list, locale, onUsable) {
  const delay = new Promise((resolve) => setTimeout(resolve, START_DELAY));
  const cache = await caches.open(cacheName);
  const storedPaths = await reuse(cache);
  stored = storedPaths.size;
  /** @param {Readonly<Record<string, string>>} files */
  const missing = (files) => Object.keys(files).filter((path) => !storedPaths.has(path));
  /** Number of bundles whose first files are not stored yet. */
  let pending = list.bundles.length;
  /** @type {(value?: unknown) => void} */
  let settle = nothing;
  /** Resolves when all files that are needed first are stored or have failed; icons follow after that. */
  const settled = new Promise((resolve) => {
    settle = resolve;
  });
  /**
   * Resolves when the previous bundle starts to arrive. Parallel requests would share the bandwidth between
   * files needed first and last.
   */
  let turn = Promise.resolve();
  const bundles = list.bundles.map(({ orders, files }) => {
    const { address, first } = orders[locale] ?? orders[''] ?? failWithoutOrder(files);
    const wanted = missing(files);
    const isWhole = wanted.length === Object.keys(files).length;
    const onFirstStored = () => {
      if (--pending > 0) return;
      onUsable();
      settle();
    };
    if (isWhole && !worker.registration.active) {
      const request = turn.then(() => download(address));
      turn = request.then(nothing, nothing);
      return () => unpackStreaming(cache, request, wanted, first, onFirstStored);
    }
    return () => update(list, cache, address, wanted).then(onFirstStored);
  });
  const withSettle = (/** @type {Job} */ job) => () =>
    job().catch((why) => {
      settle();
      throw why;
    });
  const single = missing(list.single).map((path) => () => settled.then(() => fetchSingle(cache, path)));
  await delay;
  await runInPool([...bundles.map(withSettle), ...single]);
  await checkComplete();
  await cache.put(wholeKey, new Response());
}

const nothing = () => {};

/** Number of files of this release stored so far during the install. */
let stored = 0;

/** Reports the number of stored files to every page. @param {number} more files that have just been stored */
async function reportStored(more) {
  stored += more;
  await postToPages({ type: 'STORED', share: stored / hashes.size });
}

/** @param {object} message */
async function postToPages(message) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(message);
}

/**
 * Copies files from older or incomplete releases; returns the paths that are stored now.
 * @param {Cache} cache
 */
async function reuse(cache) {
  /** @type {Set<string>} */
  const storedPaths = new Set();
  const names = await cacheNames();
  for (const name of [cacheName, ...names.filter((n) => n !== cacheName)]) {
    const from = await caches.open(name);
    await Promise.all(
      (await from.keys()).map(async (key) => {
        const path = pathOf(key.url);
        if (storedPaths.has(path) || !hashes.has(path)) return;
        const response = await from.match(key);
        if (!response || response.headers.get('etag') !== tagOf(path)) return;
        if (name !== cacheName) await cache.put(key, response);
        storedPaths.add(path);
      }),
    );
  }
  return storedPaths;
}

/**
 * Stores the wanted files of a bundle with as little transfer as possible.
 * @param {Release} list
 * @param {Cache} cache
 * @param {string} address
 * @param {readonly string[]} wanted
 */
async function update(list, cache, address, wanted) {
  let left = wanted;
  try {
    if (left.length > MAX_SINGLE_FILES) left = await restyle(list, cache, left);
    if (left.length <= MAX_SINGLE_FILES) {
      await Promise.all(left.map((path) => fetchSingle(cache, path)));
      return;
    }
  } catch (why) {
    console.warn(why); // some hosts rewrite pages, but never bundles
  }
  await unpack(cache, address, left);
}

/**
 * Stores the wanted pages of which only the style has changed since an earlier release. Resolves to the others.
 * @param {Release} list
 * @param {Cache} cache
 * @param {readonly string[]} wanted
 */
async function restyle(list, cache, wanted) {
  const earlier = (await cacheNames()).filter((name) => name !== cacheName).reverse(); // the newest first
  if (earlier.length === 0 || !wanted.some((path) => path.endsWith('.html'))) return wanted;
  const styles = await fetchStyles(list);
  const encoder = new TextEncoder();
  const left = [];
  for (const path of wanted) {
    const style = styles.get(path);
    const page = style && (await findPage(earlier, path));
    const bytes = encoder.encode(page && replacePageStyle(page, style));
    if (page && (await isIntact(path, bytes))) await store(cache, path, bytes);
    else left.push(path);
  }
  await reportStored(wanted.length - left.length);
  return left;
}

/** Reads a page from the first of these caches that has it. @param {readonly string[]} names @param {string} path */
async function findPage(names, path) {
  for (const name of names) {
    const page = await (await caches.open(name)).match(urlOf(path));
    if (page) return page.text();
  }
  return undefined;
}

/** The style of each page of this release. @param {Release} list */
async function fetchStyles({ styles }) {
  /** @type {readonly import('./page-styles.ts').PageStyle[]} */
  const all = styles ? await (await download(styles)).json() : [];
  return new Map(all.flatMap((style) => style.pages.map((path) => /** @type {const} */ ([path, style]))));
}

/**
 * Stores the wanted files of a bundle; stores nothing if any of them is wrong.
 * @param {Cache} cache
 * @param {string} address
 * @param {readonly string[]} wanted
 */
async function unpack(cache, address, wanted) {
  const read = createBundleDecoder();
  const sections = (await (await download(address)).text()).split(SECTION_END);
  const texts = Object.assign({}, ...sections.map(read));
  await storeAll(cache, texts, wanted);
}

/**
 * Stores the wanted files of a bundle section by section as they arrive. A section with a wrong file is not
 * stored.
 * @throws {Error} if a file is wrong or missing
 * @param {Cache} cache
 * @param {Promise<Response>} request
 * @param {readonly string[]} wanted
 * @param {number} first number of its files that are needed first
 * @param {() => void} onFirstStored called when these are stored
 */
async function unpackStreaming(cache, request, wanted, first, onFirstStored) {
  const response = await request;
  const left = new Set(wanted);
  let isReported = false;
  const read = createBundleDecoder();
  for await (const section of sectionsOf(response)) {
    const texts = read(section);
    await storeAll(
      cache,
      texts,
      [...left].filter((path) => path in texts),
    );
    for (const path of Object.keys(texts)) left.delete(path);
    if (isReported || wanted.length - left.size < first) continue;
    isReported = true;
    onFirstStored();
  }
  if (left.size > 0) throw new Error(`${[...left][0]} is not in ${response.url}`);
}

/** @param {Response} response */
async function* sectionsOf(response) {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const sections = (rest + decoder.decode(part.value, { stream: true })).split(SECTION_END);
    rest = String(sections.at(-1));
    yield* sections.slice(0, -1);
  }
  yield rest + decoder.decode();
}

/** @param {Cache} cache @param {Readonly<Record<string, string>>} texts @param {readonly string[]} wanted */
async function storeAll(cache, texts, wanted) {
  const encoder = new TextEncoder();
  const files = wanted.map((path) => ({ path, bytes: encoder.encode(texts[path]) }));
  await Promise.all(files.map(({ path, bytes }) => check(path, bytes)));
  await Promise.all(files.map(({ path, bytes }) => store(cache, path, bytes)));
  await reportStored(files.length);
}

/** @param {Cache} cache @param {string} path */
async function fetchSingle(cache, path) {
  const bytes = await (await download(path.replace(/(^|\/)index\.html$/, '$1'))).arrayBuffer();
  await check(path, bytes);
  await store(cache, path, bytes);
  await reportStored(1);
}

/** @param {string} address */
async function download(address) {
  const response = await fetch(urlOf(address), {
    cache: 'no-cache',
    credentials: 'same-origin',
    priority: 'low', // lower priority than requests of the page
  });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response;
}

/**
 * Rejects a file with another hash: the upload of a release may be incomplete, or the host may answer every
 * request with its start page.
 * @param {string} path
 * @param {BufferSource} bytes
 */
async function check(path, bytes) {
  if (!(await isIntact(path, bytes))) throw new Error(`${path} is not of release ${release?.id}`);
}

/** Whether a file has the hash that the manifest says. @param {string} path @param {BufferSource} bytes */
async function isIntact(path, bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.startsWith(hashOf(path));
}

/** @param {Cache} cache @param {string} path @param {BufferSource} bytes */
function store(cache, path, bytes) {
  const type = release?.types[path.slice(path.lastIndexOf('.') + 1)];
  if (!type) throw new Error(`release ${release?.id} names no type for ${path}`);
  return cache.put(
    urlOf(path),
    new Response(bytes, { headers: { 'content-type': type, etag: tagOf(path) } }),
  );
}

/** @param {object} files @returns {never} */
function failWithoutOrder(files) {
  throw new Error(`release ${release?.id} says of no order where ${Object.keys(files)[0]} is`);
}

/** The hash of a file according to the manifest. @param {string} path */
function hashOf(path) {
  const hash = hashes.get(path);
  if (!hash) throw new Error(`${path} is not in the list of release ${release?.id}`);
  return hash;
}

/** @param {string} path */
const tagOf = (path) => `"${hashOf(path)}"`;

/** Throws if files are missing, because the user or the browser may delete the cache during an install. */
async function checkComplete() {
  const keys = await (await caches.open(cacheName)).keys();
  const storedPaths = new Set(keys.map((key) => pathOf(key.url)));
  for (const path of hashes.keys()) if (!storedPaths.has(path)) throw new Error(`${path} was lost again`);
}

/** @typedef {() => Promise<unknown>} Job */

/** Runs all jobs before it reports failures, so that a retry has less to do. @param {Job[]} jobs */
async function runInPool(jobs) {
  /** @type {unknown[]} */
  const failures = [];
  const run = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job().catch((why) => failures.push(why));
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, run));
  if (failures.some((why) => why instanceof DOMException && why.name === 'QuotaExceededError'))
    await postToPages({ type: 'FULL' });
  if (failures.length > 0) throw failures[0];
}

// ---- repair of files that the browser has deleted

/**
 * Reports to a page whether this release is completely stored. The status is read before the files are
 * checked: otherwise files that arrive at the end of an install would look deleted.
 * @param {ExtendableMessageEvent} event
 * @param {() => Promise<boolean>} isHere
 */
async function reply(event, isHere) {
  const isOurs = (await rankOf(cacheName)) > 0; // otherwise it was deleted with all of its files
  // Files that are being fetched now are still to come, even before the release is ranked.
  const isComing = Boolean(remainingInstall) || (isOurs && !(await caches.match(wholeKey, { cacheName })));
  /** @type {import('./release.ts').InstallStatus} */
  const status = { release: String(release?.id), isWhole: await isHere(), isComing };
  event.ports[0]?.postMessage(status);
}

/** The fetching of deleted files while it is running. @type {Promise<boolean> | undefined} */
let repair;

const isComplete = () =>
  checkComplete().then(
    () => true,
    () => false,
  );

/**
 * Waits for the rest of a first install, then fetches what is missing from it or was deleted by a browser
 * short of space, once for all pages that request it. Resolves to whether everything is stored; otherwise the
 * next page requests it again.
 * @param {Release} list
 */
function repairRelease(list) {
  repair ??= (remainingInstall ?? findInstallLocale(list).then((locale) => fetchAll(list, locale, () => {})))
    .then(rankFirst)
    .then(
      () => true,
      (why) => {
        console.warn(why);
        return false;
      },
    )
    .finally(() => {
      repair = undefined;
      remainingInstall = undefined;
    });
  return repair;
}

// ---- activate

/**
 * Ranks this release above all earlier ones, deletes all but the last two, and on a first visit takes control
 * of its page.
 */
async function activate() {
  const { ranks, last } = await rankFirst();
  const others = [...ranks].filter(([name]) => name !== cacheName).sort(([, a], [, b]) => b - a);
  const [previous] = others;
  // A cache without a rank was never active: a failed install, unless a newer release is just being
  // installed.
  const isComing = worker.registration.installing || worker.registration.waiting;
  const obsolete = others.filter((one) => (one[1] > 0 ? one !== previous : !isComing));
  await Promise.all(obsolete.map(([name]) => caches.delete(name)));
  if (last === 0) await worker.clients.claim();
}

/** Ranks this release above all others. Resolves to the previous ranks. */
async function rankFirst() {
  /** @type {Map<string, number>} */
  const ranks = new Map();
  for (const name of await cacheNames()) ranks.set(name, await rankOf(name));
  const last = Math.max(0, ...ranks.values());
  await (await caches.open(cacheName)).put(rankKey, new Response(String(last + 1)));
  return { ranks, last };
}

/**
 * The position of a release in the order of activation, from 1; 0 if it was never active.
 * @param {string} name
 */
async function rankOf(name) {
  const rank = await caches.match(rankKey, { cacheName: name });
  return rank ? Number(await rank.text()) : 0;
}

// ---- fetch

/** @param {FetchEvent} event */
function answer(event) {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === base.origin && url.pathname.startsWith(base.pathname);
  if (!isOurs) return;
  const path = pathOf(request.url);
  if (request.method === 'POST' && path === SHARE_TARGET) event.respondWith(redirectShared(request));
  if (request.method !== 'GET') return;
  if (!hashes.has(path) && hashes.has(`${path}/index.html`)) {
    event.respondWith(Response.redirect(`${urlOf(`${path}/`)}${url.search}`, 301)); // the browser keeps the #hash
  } else if (request.mode === 'navigate') {
    event.respondWith(openPage(event, path, url));
  } else {
    event.respondWith(respond(request, toFilePath(path)));
  }
}

/** @param {string} path */
const toFilePath = (path) => path.replace(/(^|\/)$/, '$1index.html');

/** @param {FetchEvent} event @param {string} path @param {URL} url */
async function openPage(event, path, url) {
  const hasChecksum = path === 'open/' && findChecksum(url.search) !== undefined;
  const redirect = !url.search || hasChecksum ? await findRedirectResponse(path, url) : undefined;
  if (redirect) return redirect;
  const file = toFilePath(path);
  const page = url.hash && file.endsWith('.html') && (await readPage(file));
  event.waitUntil(forgetOtherLocale(path));
  return page
    ? new Response(addRenderBlocking(url.hash, page.html), page.response)
    : respond(event.request, file);
}

/**
 * A page of this release with its text. The last one is cached in memory, because a redirected browser
 * requests it next.
 * @param {string} file
 */
async function readPage(file) {
  if (lastRead?.file === file) return lastRead;
  const response = await find(file);
  lastRead = response && { file, response, html: await response.text() };
  return lastRead;
}

/** @type {{ file: string, response: Response, html: string } | undefined} */
let lastRead;

/** @param {Request} request @param {string} path */
async function respond(request, path) {
  const isPage = request.mode === 'navigate';
  const response = (await find(path)) ?? (isPage ? undefined : await findOlder(path));
  if (response) return response;
  try {
    return await fetch(request);
  } catch (failure) {
    const page = isPage ? await find('404.html') : undefined;
    if (!page) throw failure;
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}

/** @param {string} path */
const find = async (path) => (hashes.has(path) ? lookUp(urlOf(path), cacheName) : undefined);

/**
 * Looks up an address in a cache; undefined if the browser's cache storage is damaged, and then the network
 * is used.
 * @param {string} url
 * @param {string} of the name of the cache
 */
async function lookUp(url, of) {
  try {
    return await caches.match(url, { cacheName: of });
  } catch (why) {
    console.warn(why);
    return undefined;
  }
}

/** Finds a file of the previous release, which its open tabs still use. @param {string} path */
async function findOlder(path) {
  for (const name of await cacheNames().catch(() => [])) {
    const response = name !== cacheName && (await lookUp(urlOf(path), name));
    if (response) return response;
  }
  return undefined;
}

// ---- addresses without a language

/**
 * Redirects from an address without a language, if the target and the language are known and the target is
 * stored.
 * @param {string} path
 * @param {URL} url
 */
async function findRedirectResponse(path, { hash, search }) {
  const target = findRedirect(path, hash, search);
  const page = target && `${await getStoredLocale()}/${target.page}`;
  const content = page && (await readPage(toFilePath(page)));
  const exists = content && (!target.id || hasElementId(content.html, target.id));
  return exists
    ? Response.redirect(urlOf(page) + (target.id ? `#${target.id}` : target.fragment))
    : undefined;
}

const getStoredLocale = async () => (await lookUp(localeKey, cacheName))?.text();

/**
 * Stores the language that the user has chosen, else the first stored one among the browser's.
 * @param {unknown} chosen
 */
async function storeLocale(chosen) {
  const ofBrowser = worker.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const locale = [chosen, ...ofBrowser].find((one) => hashes.has(`${one}/index.html`));
  if (locale) await (await caches.open(cacheName)).put(localeKey, new Response(String(locale)));
}

/**
 * Discards the stored language when a page in another language, or in none, is opened: the user may have
 * chosen another one, which that page will report.
 * @param {string} path
 */
async function forgetOtherLocale(path) {
  const locale = await getStoredLocale();
  if (locale && !path.startsWith(`${locale}/`)) await (await caches.open(cacheName)).delete(localeKey);
}

// ---- what other apps share

/**
 * Redirects inside the browser, so that content shared with this site never leaves the device.
 * @param {Request} request
 */
async function redirectShared(request) {
  const { origin, pathname, search } = new URL(request.url);
  return Response.redirect(await readShared(request, origin + pathname + search), 303);
}

/** @param {Request} request @param {string} page */
async function readShared(request, page) {
  try {
    const { size } = await request.clone().blob(); // checks the size before reading
    if (size > LONGEST_SHARED_FORM) return `${page}#${TOO_LONG_FRAGMENT}`;
    return makeShareTargetUrl(listSharedTexts(await request.formData()), page, base.href);
  } catch {
    return makeShareTargetUrl([], page, base.href); // not a form, or an incomplete one
  }
}
