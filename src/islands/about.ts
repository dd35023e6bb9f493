// The page about Yamen: whether it works offline yet, what it stores here, and a copy of all that.
import { installedRelease } from '../offline/installed.ts';
import { storeAt } from '../saves/store.ts';

const byId = (id: string) => document.getElementById(id);
const root = document.body.dataset['root'] ?? '/';

function say(id: string, what: string): void {
  const place = byId(id);
  if (place) place.textContent = place.dataset[what] ?? '';
}

async function showStorage(): Promise<void> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {}; // not in every browser
  const place = byId('storage-size');
  if (usage === undefined || !place) return;
  const size = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(usage / 1000);
  place.textContent = (place.dataset['text'] ?? '').replace('{{size}}', size);
}

/** Hands out all saves as one file. */
async function exportSaves(): Promise<void> {
  const saves = await storeAt(root).loadAll();
  if (Object.keys(saves).length === 0) {
    say('export-said', 'empty');
    return;
  }
  const file = new Blob([JSON.stringify({ yamen: 1, saves }, null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `yamen-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function showRelease(): Promise<void> {
  const place = byId('release');
  const release = await installedRelease();
  if (place && release) place.textContent = ` · ${release}`;
}

function showReady(): void {
  say('offline-state', 'ready');
  void showStorage();
  void showRelease();
}

document.addEventListener('yamen:offline-failed', () => say('offline-state', 'none'));
document.addEventListener('yamen:offline-ready', showReady);
// A page that the worker brought need not wait for the registration: all of Yamen lies beside it.
if (navigator.serviceWorker?.controller) showReady();
byId('export')?.addEventListener('click', () => {
  exportSaves().catch((error: unknown) => {
    console.warn(error);
    say('export-said', 'failed');
  });
});
void showStorage();
