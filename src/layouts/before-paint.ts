import { workerAt } from '../offline/register.ts';

/**
 * The one script that blocks: it sets theme, hand and what goes on before the first paint, so that no dark room gets a white
 * flash. Where storage is forbidden there is nothing to set, and the catch is the answer.
 */
const SET =
  "try{for(let k of ['theme','hand','last']){let v=localStorage.getItem('yamen-'+k);if(v)document.documentElement.dataset[k]=v}}catch{}";

/**
 * What a page does before anything else; stays under 300 bytes. It asks for the worker of the site under `base`, too, a round
 * trip before the page's own scripts could; what follows the worker asks again, and says why not. On a first visit what is
 * stored comes so much sooner. That takes little from the page, for the worker has a round trip of its own before it, and its
 * bundles come one after the other.
 */
export function beforePaint(base: string): string {
  if (!import.meta.env.PROD) return SET; // there is no worker while the site is developed
  const [path, options] = workerAt(base);
  return `${SET}navigator.serviceWorker?.register(${JSON.stringify(path)},${JSON.stringify(options)}).catch(()=>{})`;
}
