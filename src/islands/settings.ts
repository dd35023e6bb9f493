// The settings page: plain radio buttons, kept at once. Theme and hand show their effect immediately.
import { EDITIONS } from '../engine/edition.ts';
import { parseSave, putAside } from '../saves/save.ts';
import { SETTINGS } from '../saves/settings.ts';
import { storeAt } from '../saves/store.ts';
import { choiceOf, keepChoice } from './choices.ts';

const form = document.querySelector<HTMLFormElement>('#settings');
const kept = document.querySelector<HTMLElement>('#kept');
const html = document.documentElement;
const root = document.body.dataset['root'] ?? '/';

/** Says what became of a choice, in the page's words. */
function say(what: 'stored' | 'notStored' | 'damaged' | 'newer'): void {
  if (kept) kept.textContent = kept.dataset[what] ?? '';
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

const store = storeAt(root);

async function loadSettings() {
  const [raw] = await store.load([SETTINGS.key]);
  const loaded = parseSave(SETTINGS, raw);
  await putAside(store, SETTINGS, loaded, new Date());
  return loaded;
}

async function keepEdition(value: string): Promise<void> {
  const { state } = await loadSettings();
  if (state === 'newer') return say('newer'); // left as it is
  const edition = EDITIONS.find((one) => one === value);
  await store.keep({ [SETTINGS.key]: { version: SETTINGS.version, edition } });
  say('stored');
}

async function showEdition(): Promise<void> {
  const loaded = await loadSettings();
  if (loaded.state === 'sound') check('edition', loaded.value.edition);
  if (loaded.state === 'damaged' || loaded.state === 'newer') say(loaded.state);
}

/** Where the browser stores nothing, the person hears so and the cause stands in the console. */
function sayNotStored(error: unknown): void {
  console.warn(error);
  say('notStored');
}

form?.addEventListener('change', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const { name, value } = event.target;
  if (name === 'theme' || name === 'hand') {
    const isDefault = value === DEFAULTS[name];
    if (isDefault) delete html.dataset[name];
    else html.dataset[name] = value;
    say(keepChoice(name, isDefault ? null : value) ? 'stored' : 'notStored');
  } else if (name === 'edition') keepEdition(value).catch(sayNotStored);
});
showEdition().catch(sayNotStored);
