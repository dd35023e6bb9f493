// @ts-check
/// <reference lib="webworker" />
// Replaces the service worker if a release must be recalled: deletes all releases of this site from the
// device and unregisters itself. Pages come from the network again; saves are kept. Nothing is reloaded, and
// an open tab continues with the network. The worker never becomes active, so no page reports that it works
// offline.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const family = `yamen ${new URL('./', worker.location.href).pathname} `; // the same names as in the worker

worker.addEventListener('install', (event) => event.waitUntil(removeReleases()));

async function removeReleases() {
  const names = (await caches.keys()).filter((name) => name.startsWith(family));
  await Promise.all(names.map((name) => caches.delete(name)));
  worker.registration.unregister(); // not awaited, because it resolves only after this install
  throw new Error('every release of this site has been called back');
}
