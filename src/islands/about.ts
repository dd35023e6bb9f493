// The page about Yamen: whether it works offline yet, and how much it stores here.

const byId = (id: string) => document.getElementById(id);

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

function showRelease(): void {
  const place = byId('release');
  const { release } = document.body.dataset;
  if (place && release) place.textContent = ` · ${release}`;
}

function showReady(): void {
  say('offline-state', 'ready');
  void showStorage();
  showRelease();
}

document.addEventListener('yamen:offline-refused', () => say('offline-state', 'none'));
document.addEventListener('yamen:offline-failed', () => say('offline-state', 'failed'));
document.addEventListener('yamen:offline-ready', showReady);
void showStorage();
