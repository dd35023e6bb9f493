/** The worker of the site under `base` (which ends with a slash), as it is registered. */
export const workerAt = (base: string) =>
  [`${base}sw.js`, { scope: base, updateViaCache: 'none' }] as const satisfies [string, RegistrationOptions];

/**
 * Asks for the worker as soon as a page has loaded. What follows it comes with the scripts for later, whose round trip
 * the worker's own download, of seconds on a slow network, need not wait for. Resolves when the browser has answered.
 */
export async function registerEarly(base: string): Promise<void> {
  await navigator.serviceWorker?.register(...workerAt(base)).catch(() => {
    // What follows the worker asks once more, and says why not.
  });
}
