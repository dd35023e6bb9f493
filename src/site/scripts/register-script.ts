import { getRegisterArguments } from '../../offline/register-arguments.ts';

/**
 * An inline script that registers the service worker of the site under `base` before the page's own scripts
 * are loaded. A first visit saves one round trip this way; the module that follows the worker registers it
 * again and handles errors. The page is hardly slowed down, because the worker first needs a round trip of
 * its own and then fetches its bundles one after the other.
 */
export function makeRegisterScript(base: string): string {
  const [path, options] = getRegisterArguments(base);
  return `navigator.serviceWorker?.register(${JSON.stringify(path)},${JSON.stringify(options)}).catch(()=>{})`;
}
