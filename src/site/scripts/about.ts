// Script of the about page: shows whether Yamen works offline yet, and how much is stored on this device.
import { queryElement, readDataAttribute } from '../../ui/browser/query-element.ts';

const progress = queryElement('#offline-progress', HTMLProgressElement);
const getElement = (id: string) => queryElement(`#${id}`, HTMLElement);

/** Shows the text that an element has in one of its data attributes. */
function showText(id: string, name: string): void {
  const place = getElement(id);
  place.textContent = readDataAttribute(place, name);
}

async function showStorage(): Promise<void> {
  const isLasting = await navigator.storage?.persisted?.(); // not supported by every browser
  if (isLasting !== undefined) showText('storage-state', isLasting ? 'lasting' : 'notLasting');
  const estimate = await navigator.storage?.estimate?.(); // not supported by every browser
  if (estimate?.usage === undefined) return;
  const isLarge = estimate.usage >= 1e6;
  const size = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(estimate.usage / (isLarge ? 1e6 : 1000));
  const place = getElement('storage-size');
  place.textContent = readDataAttribute(place, 'text').replace('{{size}}', size);
}

/** Whether storing failed because the device is full, so that a retry is useless. */
let isFull = false;

function showFull(): void {
  isFull = true;
  showFailed();
}

/** Shows why storing failed, and whether it is retried. */
function showFailed(): void {
  progress.hidden = true;
  showText('offline-state', isFull ? 'full' : 'failed');
}

function showProgress(event: Event): void {
  if (!(event instanceof CustomEvent)) return;
  progress.value = Number(event.detail);
  progress.hidden = progress.value === 1;
}

function showRelease(): void {
  const { release } = document.body.dataset; // undefined in development
  if (release) getElement('release').textContent = ` · ${release}`;
}

function showReady(): void {
  showText('offline-state', 'ready');
  progress.hidden = true;
  showStorage().catch(console.warn);
  showRelease();
}

document.addEventListener('yamen:offline-refused', () => showText('offline-state', 'none'));
document.addEventListener('yamen:offline-begun', () => showText('offline-state', 'begun'));
document.addEventListener('yamen:offline-stored', showProgress);
document.addEventListener('yamen:offline-full', showFull);
document.addEventListener('yamen:offline-failed', showFailed);
document.addEventListener('yamen:offline-ready', showReady);
showStorage().catch(console.warn);
