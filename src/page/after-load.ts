// Runs on every page after load: offline status, updates, a check of the saved data, and the installation
// hint.
import { followWorker } from '../offline/follow.ts';
import { dataOf, elementAt } from '../ui/element.ts';
import { choiceOf } from './choices.ts';
import { tellOfInstalling } from './install.ts';

const keeper = () => import('./keeper.ts');

/**
 * Fills a live region. The region exists, empty, from the start, because screen readers announce only
 * changes.
 */
function say(selector: string, what = 'said'): void {
  const place = elementAt(selector, HTMLElement);
  place.textContent = dataOf(place, what);
}

/** Dispatches an event for the about page. */
const tell = (what: string) => document.dispatchEvent(new Event(`yamen:offline-${what}`));

/** Starts all this on a page of the site at `root`. There is no service worker in development. */
export function begin(root: string): void {
  keeper().then(({ watchSaves }) => watchSaves(root), console.warn);
  tellOfInstalling();
  if (!import.meta.env.PROD) return;
  followWorker(root, choiceOf('locale'), {
    ready(release) {
      say('#offline-ready');
      document.body.dataset['release'] = release;
      tell('ready');
    },
    failed() {
      say('#offline-ready', 'failed');
      tell('failed');
    },
    stored: (share) => document.dispatchEvent(new CustomEvent('yamen:offline-stored', { detail: share })),
    full: () => tell('full'),
    begun: () => tell('begun'),
    refused: () => tell('refused'),
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
  }).catch(console.warn);
}
