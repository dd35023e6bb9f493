/**
 * Registers the worker of the site under `base` (which ends with a slash). Called when a page has loaded: what it shows
 * comes before what it may need later, and nothing else stands between the two. `null` where there are no workers, or
 * where the browser refuses this one: the page goes on as it is and needs the network.
 */
export async function registerWorker(base: string): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
  } catch (error) {
    console.warn(error);
    return null;
  }
}
