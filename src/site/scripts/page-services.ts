// Runs on every page after load: offline status, updates, a check of the saved data, and the installation
// hint.
import { watchWorker } from '../../offline/watch-worker.ts';
import { queryElement, readDataAttribute } from '../../ui/browser/query-element.ts';
import { showInstallHint } from './install-hint.ts';
import { getLocalItem } from './local-storage.ts';
import { preparePrint } from './prepare-print.ts';

const loadSaveWatcher = () => import('./watch-saves.ts');

/**
 * Fills a live region. The region exists, empty, from the start, because screen readers announce only
 * changes.
 */
function showStatus(selector: string, name = 'said'): void {
  const place = queryElement(selector, HTMLElement);
  place.textContent = readDataAttribute(place, name);
}

/** Dispatches an event for the about page. */
const dispatchOffline = (name: string) => document.dispatchEvent(new Event(`yamen:offline-${name}`));

/** Starts all this on a page of the site at `root`. There is no service worker in development. */
export function startPageServices(root: string): void {
  loadSaveWatcher().then(({ watchSaves }) => watchSaves(root), console.warn);
  showInstallHint();
  preparePrint();
  if (!import.meta.env.PROD) return;
  watchWorker(root, getLocalItem('locale'), {
    ready(release) {
      showStatus('#offline-ready');
      document.body.dataset['release'] = release;
      dispatchOffline('ready');
    },
    failed() {
      showStatus('#offline-ready', 'failed');
      dispatchOffline('failed');
    },
    progress: (share) => document.dispatchEvent(new CustomEvent('yamen:offline-stored', { detail: share })),
    full: () => dispatchOffline('full'),
    localeReady: () => dispatchOffline('begun'),
    unsupported: () => dispatchOffline('refused'),
    lost: () =>
      void loadSaveWatcher()
        .then(({ reportLostFiles }) => reportLostFiles())
        .catch(console.warn),
    update(accept) {
      showStatus('#update [role=status]');
      const button = queryElement('#update button', HTMLButtonElement);
      button.hidden = false;
      button.onclick = accept;
    },
  }).catch(console.warn);
}
