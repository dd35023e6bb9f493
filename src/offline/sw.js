// @ts-check
/// <reference lib="webworker" />
// Keeps a whole release offline, in a cache of its own, and answers from it. `integration.mjs` writes the
// release's list above this code; without a list (in development) the worker does nothing.
//
// Most files come in a few bundles: Chromium runs about three fetches of an installing worker at a time, so
// that on a network with long latency single files take many times as long. A bundle is unpacked as it comes and not
// kept. On a first visit the worker answers as soon as all of the reader's own language is here; the rest follows.

import { drawnAt, hasPlace } from './drawn-at.ts';
import { placeOf } from './lead-on.ts';
import { addressFor, LONGEST_SHARED, TOO_LONG, textsIn } from './shared.ts';
import { END, makeReader } from './weave.ts';

/** @typedef {import('./release.ts').Release} Release */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const release = /** @type {Release | undefined} */ (Reflect.get(worker, '__release'));

const FEW = 3; // up to this many changed files are fetched one by one instead of in their bundle
const AT_ONCE = 3;
const CALM = 800; // milliseconds in which nothing is stored, though it may be here: pages wake in that time
const SHARED_WITH = 'open/'; // the page that the manifest names for what other apps share

const base = new URL('./', worker.location.href);
const family = `yamen ${base.pathname} `; // a URL's path has no spaces: no other sub-path begins like this
const cacheName = `${family}${release?.id}`;
// Never asked for: pages and files are looked up without a query.
const rankKey = new URL('?rank', base).href;
const wholeKey = new URL('?whole', base).href; // there once the release was here in full
const localeKey = new URL('?locale', base).href; // the reader's language, as it was when the last page told what is chosen

/** Every file of this release with its hash; none without a list. @type {ReadonlyMap<string, string>} */
const hashes = new Map(
  release
    ? [release.single, ...release.bundles.map(({ files }) => files)].flatMap((h) => Object.entries(h))
    : [],
);

/** @param {string} path */
const urlOf = (path) => new URL(path, base).href;

/** @param {string} url */
const pathOf = (url) => new URL(url).pathname.slice(base.pathname.length);

/** Caches of all releases under this base, finished or not. */
const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(family));

if (release) {
  worker.addEventListener('install', (event) => event.waitUntil(install(release)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('fetch', answer);
  worker.addEventListener('message', (event) => {
    const asked = event.data?.type;
    if (asked === 'SKIP_WAITING') worker.skipWaiting();
    if (asked === 'CHECK') {
      event.waitUntil(rememberLocale(event.data.chosen));
      event.waitUntil(reply(event, isComplete));
    }
    if (asked === 'MEND') event.waitUntil(reply(event, () => mend(release)));
  });
}

// ---- install

/** What of a first install is still to come when the worker answers already. @type {Promise<void> | undefined} */
let coming;

/**
 * A release that follows another comes in full before it is offered. The first one answers once the scripts and the
 * reader's own language are here.
 * @param {Release} list
 */
async function install(list) {
  const locale = await localeOfReader(list);
  if (worker.registration.active) return fetchAll(list, locale, () => {});
  await new Promise((usable, fail) => {
    coming = fetchAll(list, locale, () => usable(undefined));
    coming.catch(fail);
  });
}

/**
 * The language of the page that is open, of which a bundle has an order; else of the browser; else the first.
 * @param {Release} list
 */
async function localeOfReader({ bundles }) {
  const locales = bundles.flatMap(({ orders }) => Object.keys(orders)).filter(Boolean);
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const wanted = [...pages.map(({ url }) => pathOf(url).slice(0, 2)), worker.navigator.language.slice(0, 2)];
  return wanted.find((locale) => locales.includes(locale)) ?? String(locales[0]);
}

/**
 * @param {Release} list
 * @param {string} locale
 * @param {() => void} usable called when the worker can answer for this language
 */
async function fetchAll(list, locale, usable) {
  const calm = new Promise((goOn) => setTimeout(goOn, CALM));
  const cache = await caches.open(cacheName);
  const held = await reuse(cache);
  stored = held.size;
  /** @param {Readonly<Record<string, string>>} files */
  const missing = (files) => Object.keys(files).filter((path) => !held.has(path));
  /** Bundles of which what is needed first has not come yet. */
  let waited = list.bundles.length;
  /** @type {(value?: unknown) => void} */
  let settle = nothing;
  /** Settles when all that is needed first is here, or cannot be had: icons come after it. */
  const settled = new Promise((resolve) => {
    settle = resolve;
  });
  /** Settles when the one before begins to come: asked for at once, bundles would share the network, first things with last. */
  let turn = Promise.resolve();
  const bundles = list.bundles.map(({ orders, files }) => {
    const { address, first } = orders[locale] ?? orders[''] ?? nowhere(files);
    const wanted = missing(files);
    const isWhole = wanted.length === Object.keys(files).length;
    const begun = () => {
      if (--waited > 0) return;
      usable();
      settle();
    };
    if (isWhole && !worker.registration.active) {
      const asked = turn.then(() => download(address));
      turn = asked.then(nothing, nothing);
      return () => unpackAsItComes(cache, asked, wanted, first, begun);
    }
    return () => (isWhole ? unpack(cache, address, wanted) : update(cache, address, wanted)).then(begun);
  });
  const orSettle = (/** @type {Job} */ job) => () =>
    job().catch((why) => {
      settle();
      throw why;
    });
  const single = missing(list.single).map((path) => () => settled.then(() => fetchSingle(cache, path)));
  await calm;
  await inPool([...bundles.map(orSettle), ...single]);
  await checkComplete();
  await cache.put(wholeKey, new Response());
}

const nothing = () => {};

/** How many files of this release are here, while they come. */
let stored = 0;

/** Tells every page how much of this release is here now. @param {number} more files that have just been stored */
async function tellStored(more) {
  stored += more;
  await tell({ type: 'STORED', share: stored / hashes.size });
}

/** @param {object} news */
async function tell(news) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(news);
}

/**
 * Takes over what an older or half-installed release holds already; gives the paths held now.
 * @param {Cache} cache
 */
async function reuse(cache) {
  /** @type {Set<string>} */
  const held = new Set();
  const names = await cacheNames();
  for (const name of [cacheName, ...names.filter((n) => n !== cacheName)]) {
    const from = await caches.open(name);
    await Promise.all(
      (await from.keys()).map(async (key) => {
        const path = pathOf(key.url);
        if (held.has(path) || !hashes.has(path)) return;
        const response = await from.match(key);
        if (!response || response.headers.get('etag') !== tagOf(path)) return;
        if (name !== cacheName) await cache.put(key, response);
        held.add(path);
      }),
    );
  }
  return held;
}

/** @param {Cache} cache @param {string} address @param {readonly string[]} wanted */
async function update(cache, address, wanted) {
  if (wanted.length > FEW) return unpack(cache, address, wanted);
  try {
    await Promise.all(wanted.map((path) => fetchSingle(cache, path)));
  } catch {
    await unpack(cache, address, wanted); // some hosts rewrite pages on their way; bundles they leave alone
  }
}

/**
 * Stores what is wanted from a bundle, or nothing if any of it is wrong.
 * @param {Cache} cache
 * @param {string} address
 * @param {readonly string[]} wanted
 */
async function unpack(cache, address, wanted) {
  const read = makeReader();
  const sections = (await (await download(address)).text()).split(END);
  const texts = Object.assign({}, ...sections.map(read));
  await storeAll(cache, texts, wanted);
}

/**
 * Stores what is wanted from a bundle section by section, each as soon as it is here, or nothing of it if any of it is
 * wrong.
 * @param {Cache} cache
 * @param {Promise<Response>} asked
 * @param {readonly string[]} wanted
 * @param {number} first how many files of it are needed first
 * @param {() => void} begun called when these are here
 */
async function unpackAsItComes(cache, asked, wanted, first, begun) {
  const response = await asked;
  const left = new Set(wanted);
  let isBegun = false;
  const read = makeReader();
  for await (const section of sectionsOf(response)) {
    const texts = read(section);
    await storeAll(
      cache,
      texts,
      [...left].filter((path) => path in texts),
    );
    for (const path of Object.keys(texts)) left.delete(path);
    if (isBegun || wanted.length - left.size < first) continue;
    isBegun = true;
    begun();
  }
  if (left.size > 0) throw new Error(`${[...left][0]} is not in ${response.url}`);
}

/** @param {Response} response */
async function* sectionsOf(response) {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const sections = (rest + decoder.decode(part.value, { stream: true })).split(END);
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
  await tellStored(files.length);
}

/** @param {Cache} cache @param {string} path */
async function fetchSingle(cache, path) {
  const bytes = await (await download(path.replace(/(^|\/)index\.html$/, '$1'))).arrayBuffer();
  await check(path, bytes);
  await store(cache, path, bytes);
  await tellStored(1);
}

/** @param {string} address */
async function download(address) {
  const response = await fetch(urlOf(address), {
    cache: 'no-cache',
    credentials: 'same-origin',
    priority: 'low', // below what a page asks for meanwhile
  });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response;
}

/**
 * A half-uploaded release, or a host that answers everything with its start page, must not get in.
 * @param {string} path
 * @param {BufferSource} bytes
 */
async function check(path, bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!hex.startsWith(hashOf(path))) throw new Error(`${path} is not of release ${release?.id}`);
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
function nowhere(files) {
  throw new Error(`release ${release?.id} says of no order where ${Object.keys(files)[0]} is`);
}

/** The hash that a file of this release has in its list. @param {string} path */
function hashOf(path) {
  const hash = hashes.get(path);
  if (!hash) throw new Error(`${path} is not in the list of release ${release?.id}`);
  return hash;
}

/** @param {string} path */
const tagOf = (path) => `"${hashOf(path)}"`;

/** The cache may have been deleted under our hands, by the person or by the browser. */
async function checkComplete() {
  const keys = await (await caches.open(cacheName)).keys();
  const held = new Set(keys.map((key) => pathOf(key.url)));
  for (const path of hashes.keys()) if (!held.has(path)) throw new Error(`${path} was lost again`);
}

/** @typedef {() => Promise<unknown>} Job */

/** Does all it can before it fails, so that the next try has less to do. @param {Job[]} jobs */
async function inPool(jobs) {
  /** @type {unknown[]} */
  const failures = [];
  const run = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job().catch((why) => failures.push(why));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  if (failures.some((why) => why instanceof DOMException && why.name === 'QuotaExceededError'))
    await tell({ type: 'FULL' });
  if (failures.length > 0) throw failures[0];
}

// ---- what the browser has deleted

/**
 * Tells a page whether this release is here in full. Looks at what it knows of itself first: of an install that ends in
 * between, files that were still to come would else look deleted.
 * @param {ExtendableMessageEvent} event
 * @param {() => Promise<boolean>} isHere
 */
async function reply(event, isHere) {
  const isOurs = (await rankOf(cacheName)) > 0; // else it was deleted, and all that it held
  // What is fetched in this moment is coming, even before it is ranked.
  const isComing = Boolean(coming) || (isOurs && !(await caches.match(wholeKey, { cacheName })));
  /** @type {import('./release.ts').Held} */
  const held = { release: String(release?.id), isWhole: await isHere(), isComing };
  event.ports[0]?.postMessage(held);
}

/** The fetching of what was lost, while it is under way. @type {Promise<boolean> | undefined} */
let mending;

const isComplete = () =>
  checkComplete().then(
    () => true,
    () => false,
  );

/**
 * Waits for what is still to come of a first install; what that leaves out, or what a browser that is short of space has
 * deleted, is fetched anew, once for all pages that ask. Gives whether it is here now; where it is not, the next page
 * asks again.
 * @param {Release} list
 */
function mend(list) {
  mending ??= (coming ?? localeOfReader(list).then((locale) => fetchAll(list, locale, () => {})))
    .then(rankFirst)
    .then(
      () => true,
      (why) => {
        console.warn(why);
        return false;
      },
    )
    .finally(() => {
      mending = undefined;
      coming = undefined;
    });
  return mending;
}

// ---- activate

/**
 * Ranks this release above all before it, lets go of all but the last two, and on a first visit takes over
 * its page.
 */
async function activate() {
  const { ranks, last } = await rankFirst();
  const others = [...ranks].filter(([name]) => name !== cacheName).sort(([, a], [, b]) => b - a);
  const [previous] = others;
  // A cache without a rank was never active: a failed install, unless a still newer release is just coming
  // in.
  const isComing = worker.registration.installing || worker.registration.waiting;
  const over = others.filter((one) => (one[1] > 0 ? one !== previous : !isComing));
  await Promise.all(over.map(([name]) => caches.delete(name)));
  if (last === 0) await worker.clients.claim();
}

/** Ranks this release above all others; gives what ranks there were. */
async function rankFirst() {
  /** @type {Map<string, number>} */
  const ranks = new Map();
  for (const name of await cacheNames()) ranks.set(name, await rankOf(name));
  const last = Math.max(0, ...ranks.values());
  await (await caches.open(cacheName)).put(rankKey, new Response(String(last + 1)));
  return { ranks, last };
}

/**
 * The place of a release in the order in which they became active, from 1; 0 for one that never was.
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
  if (request.method === 'POST' && path === SHARED_WITH) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (!hashes.has(path) && hashes.has(`${path}/index.html`)) {
    event.respondWith(Response.redirect(`${urlOf(`${path}/`)}${url.search}`, 301)); // the browser keeps the #hash
  } else if (request.mode === 'navigate') {
    event.respondWith(openPage(event, path, url));
  } else {
    event.respondWith(respond(request, fileAt(path)));
  }
}

/** @param {string} path */
const fileAt = (path) => path.replace(/(^|\/)$/, '$1index.html');

/** @param {FetchEvent} event @param {string} path @param {URL} url */
async function openPage(event, path, url) {
  const onward = url.search ? undefined : await leadOn(path, url.hash);
  if (onward) return onward;
  const file = fileAt(path);
  const kept = url.hash && file.endsWith('.html') && (await readPage(file));
  event.waitUntil(doubtLocale(path));
  return kept ? new Response(drawnAt(url.hash, kept.html), kept.response) : respond(event.request, file);
}

/**
 * A page of this release with its text. The last one is kept at hand: a browser that was sent on to it comes for it next.
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
  const kept = (await find(path)) ?? (isPage ? undefined : await findOlder(path));
  if (kept) return kept;
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
 * What a cache has under an address. A browser whose caches are damaged has nothing: then the network answers.
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

/** A tab of the release before goes on with that release's files. @param {string} path */
async function findOlder(path) {
  for (const name of await cacheNames().catch(() => [])) {
    const response = name !== cacheName && (await lookUp(urlOf(path), name));
    if (response) return response;
  }
  return undefined;
}

// ---- addresses without a language

/**
 * Sends the browser on from an address without a language, where it is sure what is meant, in which language, and that
 * this is here.
 * @param {string} path
 * @param {string} hash
 */
async function leadOn(path, hash) {
  const place = placeOf(path, hash);
  const page = place && `${await rememberedLocale()}/${place.page}`;
  const kept = page && (await readPage(fileAt(page)));
  const isThere = kept && (!place.id || hasPlace(kept.html, place.id));
  return isThere ? Response.redirect(urlOf(page) + (place.id ? `#${place.id}` : hash)) : undefined;
}

const rememberedLocale = async () => (await lookUp(localeKey, cacheName))?.text();

/** Remembers the language that a person has chosen, else the first of the browser's that is here. @param {unknown} chosen */
async function rememberLocale(chosen) {
  const ofBrowser = worker.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const locale = [chosen, ...ofBrowser].find((one) => hashes.has(`${one}/index.html`));
  if (locale) await (await caches.open(cacheName)).put(localeKey, new Response(String(locale)));
}

/** Whoever opens a page in another language, or in none, may have chosen another one; that page will tell. @param {string} path */
async function doubtLocale(path) {
  const locale = await rememberedLocale();
  if (locale && !path.startsWith(`${locale}/`)) await (await caches.open(cacheName)).delete(localeKey);
}

// ---- what other apps share

/** Sends the browser on by itself: what was shared with this site never leaves the device. @param {Request} request */
async function takeShared(request) {
  const { origin, pathname, search } = new URL(request.url);
  return Response.redirect(await readShared(request, origin + pathname + search), 303);
}

/** @param {Request} request @param {string} page */
async function readShared(request, page) {
  try {
    const { size } = await request.clone().blob(); // weighed before it is read
    if (size > LONGEST_SHARED) return `${page}#${TOO_LONG}`;
    return addressFor(textsIn(await request.formData()), page, base.href);
  } catch {
    return addressFor([], page, base.href); // no form, or one that is cut short, holds nothing
  }
}
