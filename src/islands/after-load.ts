// What every page does once it has loaded: say that it is offline, offer updates, watch over what is kept, tell of
// installing.
import { followWorker } from '../offline/follow.ts';
import type { registerWorker } from '../offline/register.ts';
import { dataOf, elementAt } from './element.ts';
import { tellOfInstalling } from './install.ts';

const keeper = () => import('./keeper.ts');

/** Fills a live region that was there, empty, from the start: so that it is heard. */
function say(selector: string): void {
  const place = elementAt(selector, HTMLElement);
  place.textContent = dataOf(place, 'said');
}

/** Begins all that on a page of the site at `root`, whose worker is being registered (not while it is developed). */
export function begin(root: string, registered: ReturnType<typeof registerWorker> | undefined): void {
  keeper().then(({ watchSaves }) => watchSaves(root), console.warn);
  tellOfInstalling();
  if (!registered) return;
  void followWorker(registered, {
    ready() {
      say('#offline-ready');
      document.dispatchEvent(new Event('yamen:offline-ready'));
    },
    failed: () => document.dispatchEvent(new Event('yamen:offline-failed')),
    lost: () =>
      void keeper()
        .then(({ sayLost }) => sayLost())
        .catch(console.warn),
    update(accept) {
      say('#update [role=status]');
      const button = elementAt('#update button', HTMLButtonElement);
      button.hidden = false;
      button.onclick = accept;
    },
  });
}
