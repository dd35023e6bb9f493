import { workerAt } from '../offline/register.ts';

/**
 * A line of script that asks for the worker of the site under `base` before all else, a round trip before the page's own
 * scripts could; what follows the worker asks again, and says why not. On a first visit what is stored comes so much sooner.
 * That takes little from the page, for the worker has a round trip of its own before it, and its bundles come one after the
 * other.
 */
export function earlyWorker(base: string): string {
  const [path, options] = workerAt(base);
  return `navigator.serviceWorker?.register(${JSON.stringify(path)},${JSON.stringify(options)}).catch(()=>{})`;
}
