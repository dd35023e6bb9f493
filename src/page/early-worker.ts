import { workerAt } from '../offline/register.ts';

/**
 * A script that asks for the worker of the site under `base` as soon as a page is there, a round trip before the page's own
 * scripts could; they ask again, and say why not. On a first visit what is stored comes so much sooner, while the worker,
 * which has a round trip of its own before it, takes nothing from the page.
 */
export function earlyWorker(base: string): string {
  const [path, options] = workerAt(base);
  return `navigator.serviceWorker?.register(${JSON.stringify(path)},${JSON.stringify(options)}).catch(()=>{})`;
}
