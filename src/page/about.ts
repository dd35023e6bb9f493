// Script of the about page: shows whether it works offline yet, and how much is stored on this device.
import { queryElement, readDataAttribute } from '../ui/query-element.ts';

const progress = queryElement('#offline-progress', HTMLProgressElement);
const placeAt = (id: string) => queryElement(`#${id}`, HTMLElement);

function say(id: string, what: string): void {
  const place = placeAt(id);
  place.textContent = readDataAttribute(place, what);
}

async function showStorage(): Promise<void> {
  const estimate = await navigator.storage?.estimate?.(); // not supported by every browser
  if (estimate?.usage === undefined) return;
  const size = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(estimate.usage / 1000);
  const place = placeAt('storage-size');
  place.textContent = readDataAttribute(place, 'text').replace('{{size}}', size);
}

/** Whether storing failed for lack of space, so that a retry makes no sense. */
let isFull = false;

function showFull(): void {
  isFull = true;
  showFailed();
}

/** Shows what has failed, and what happens next. */
function showFailed(): void {
  progress.hidden = true;
  say('offline-state', isFull ? 'full' : 'failed');
}

function showStored(event: Event): void {
  if (!(event instanceof CustomEvent)) return;
  progress.value = Number(event.detail);
  progress.hidden = progress.value === 1;
}

function showRelease(): void {
  const { release } = document.body.dataset; // undefined in development
  if (release) placeAt('release').textContent = ` · ${release}`;
}

function showReady(): void {
  say('offline-state', 'ready');
  progress.hidden = true;
  showStorage().catch(console.warn);
  showRelease();
}

document.addEventListener('yamen:offline-refused', () => say('offline-state', 'none'));
document.addEventListener('yamen:offline-begun', () => say('offline-state', 'begun'));
document.addEventListener('yamen:offline-stored', showStored);
document.addEventListener('yamen:offline-full', showFull);
document.addEventListener('yamen:offline-failed', showFailed);
document.addEventListener('yamen:offline-ready', showReady);
showStorage().catch(console.warn);
