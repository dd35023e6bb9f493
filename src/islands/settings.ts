// The settings page: plain radio buttons, kept at once. Theme and hand show their effect immediately.
import { EDITIONS } from '../engine/edition.ts';
import { loadSave } from '../saves/save.ts';
import { SETTINGS } from '../saves/settings.ts';
import { openStore } from '../saves/store.ts';
import { choiceOf, keepChoice } from './choices.ts';

const form = document.querySelector<HTMLFormElement>('#settings');
const kept = document.querySelector<HTMLElement>('#kept');
const html = document.documentElement;
const root = document.body.dataset['root'] ?? '/';

/** Says whether a choice was stored. */
function sayKept(isKept: boolean): void {
  if (kept) kept.textContent = kept.dataset[isKept ? 'stored' : 'notStored'] ?? '';
}

function check(name: string, value: string): void {
  const radio = form?.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (radio) radio.checked = true;
}

/** The first choice of theme and hand is the default and is stored as nothing. */
const DEFAULTS = { theme: 'system', hand: 'right' } as const;

for (const name of ['theme', 'hand'] as const) {
  const chosen = choiceOf(name);
  if (chosen === 'light' || chosen === 'dark' || chosen === 'left') check(name, chosen);
}

async function keepEdition(value: string): Promise<void> {
  const edition = EDITIONS.find((one) => one === value);
  const store = await openStore(root);
  await store.keep({ [SETTINGS.key]: { version: SETTINGS.version, edition } });
}

async function showEdition(): Promise<void> {
  const loaded = await loadSave(await openStore(root), SETTINGS, new Date());
  if (loaded.state === 'sound') check('edition', loaded.value.edition);
}

form?.addEventListener('change', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const { name, value } = event.target;
  if (name === 'theme' || name === 'hand') {
    const isDefault = value === DEFAULTS[name];
    if (isDefault) delete html.dataset[name];
    else html.dataset[name] = value;
    sayKept(keepChoice(name, isDefault ? null : value));
  } else if (name === 'edition')
    keepEdition(value).then(
      () => sayKept(true),
      () => sayKept(false),
    );
});
showEdition().catch(() => sayKept(false));
