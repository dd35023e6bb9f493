// @ts-check
/// <reference lib="webworker" />
// Stands in the place of the worker when a release must be called back: takes every release of this site off the
// device and then itself. Pages come from the host again; what people have saved stays. Nothing reloads: a tab that is
// open goes on, with the network. It never becomes active, so no page is told that it is ready to be offline.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const family = `yamen ${new URL('./', worker.location.href).pathname} `; // as the worker names its caches

worker.addEventListener('install', (event) => event.waitUntil(callBack()));

async function callBack() {
  const names = (await caches.keys()).filter((name) => name.startsWith(family));
  await Promise.all(names.map((name) => caches.delete(name)));
  worker.registration.unregister(); // waits for the end of this install, so nothing waits for it
  throw new Error('every release of this site has been called back');
}
