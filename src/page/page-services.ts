// Runs on every page after load: offline status, updates, a check of the saved data, and the installation
// hint.
import { watchWorker } from '../offline/watch-worker.ts';
import { queryElement, readDataAttribute } from '../ui/query-element.ts';
import { showInstallHint } from './install-hint.ts';
import { getLocalItem } from './local-storage.ts';

const keeper = () => import('./watch-saves.ts');

/**
 * Fills a live region. The region exists, empty, from the start, because screen readers announce only
 * changes.
 */
function say(selector: string, what = 'said'): void {
  const place = queryElement(selector, HTMLElement);
  place.textContent = readDataAttribute(place, what);
}

/** Dispatches an event for the about page. */
const tell = (what: string) => document.dispatchEvent(new Event(`yamen:offline-${what}`));

/** Starts all this on a page of the site at `root`. There is no service worker in development. */
export function startPageServices(root: string): void {
  keeper().then(({ watchSaves }) => watchSaves(root), console.warn);
  showInstallHint();
  if (!import.meta.env.PROD) return;
  watchWorker(root, getLocalItem('locale'), {
    ready(release) {
      say('#offline-ready');
      document.body.dataset['release'] = release;
      tell('ready');
    },
    failed() {
      say('#offline-ready', 'failed');
      tell('failed');
    },
    progress: (share) => document.dispatchEvent(new CustomEvent('yamen:offline-stored', { detail: share })),
    full: () => tell('full'),
    localeReady: () => tell('begun'),
    unsupported: () => tell('refused'),
    lost: () =>
      void keeper()
        .then(({ reportLostFiles }) => reportLostFiles())
        .catch(console.warn),
    update(accept) {
      say('#update [role=status]');
      const button = queryElement('#update button', HTMLButtonElement);
      button.hidden = false;
      button.onclick = accept;
    },
  }).catch(console.warn);
}
