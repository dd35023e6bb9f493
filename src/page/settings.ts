// Script of the settings page: radio buttons that are stored at once. Theme and hand take effect immediately.
import { type Edition, editionOf } from '../engine/edition.ts';
import { RULINGS } from '../referee/rulings.ts';
import { CHANCES } from '../saves/chances.ts';
import { parseSave, putAside, usable } from '../saves/save.ts';
import { freshSettings, type Settings, settingsKind } from '../saves/settings.ts';
import { storeAt } from '../saves/store.ts';
import { again } from '../ui/again.ts';
import { dataOf, elementAt, elementsAt, localeHere, rootHere } from '../ui/element.ts';
import { choiceOf, keepChoice } from './choices.ts';

const SETTINGS = settingsKind(RULINGS);
const form = elementAt('#settings', HTMLFormElement);
const kept = elementAt('#kept', HTMLElement);
const html = document.documentElement;
const root = rootHere();

/** Shows the result of storing a choice. */
function say(what: 'stored' | 'notStored' | 'damaged' | 'newer'): void {
  kept.textContent = dataOf(kept, what);
}

function check(name: string, value: string): void {
  for (const radio of elementsAt(`input[name="${name}"]`, HTMLInputElement, form))
    if (radio.value === value) radio.checked = true; // a point with a single ruling has none
}

/** The first option of theme and hand is the default, which is stored as no value. */
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

/** The edition that is chosen on the page, else the one that tools propose in its language. */
function editionShown(): Edition {
  const radios = elementsAt('input[name="edition"]', HTMLInputElement, form);
  return editionOf(radios.find(({ checked }) => checked)?.value ?? localeHere());
}

/** Applies `change` to the house rules and stores them. */
async function keepTable(change: (settings: Settings) => Settings): Promise<void> {
  const loaded = await loadSettings();
  if (loaded.state === 'newer') return say('newer'); // left as it is
  await store.keep({ [SETTINGS.key]: change(usable(loaded) ?? freshSettings(editionShown())) });
  say('stored');
}

/** The games with rulings to choose. */
const GAMES = ['huang', 'chu-han', 'khan'] as const satisfies readonly (keyof Settings['rulings'])[];

/** The settings with a ruling changed. `name` is that of the radio buttons: game, slash, point. */
function withRuling(settings: Settings, name: string, choice: string): Settings {
  const { rulings } = settings;
  const [game, point] = name.split('/');
  const own = GAMES.find((one) => one === game);
  if (!own || !point) throw new Error(`No open point: ${name}`);
  return { ...settings, rulings: { ...rulings, [own]: { ...rulings[own], [point]: choice } } };
}

async function showTable(): Promise<void> {
  const loaded = await loadSettings();
  for (const radio of elementsAt('[name=edition],[name*="/"]', HTMLInputElement, form))
    radio.checked = radio.defaultChecked;
  if (loaded.state === 'sound') {
    check('edition', loaded.value.edition);
    for (const [game, chosen] of Object.entries(loaded.value.rulings))
      for (const [point, choice] of Object.entries(chosen)) check(`${game}/${point}`, choice);
  }
  if (loaded.state === 'damaged' || loaded.state === 'newer') say(loaded.state);
}

/** Stores whether chances are shown. */
async function keepChances(areShown: boolean): Promise<void> {
  const [raw] = await store.load([CHANCES.key]);
  if (parseSave(CHANCES, raw).state === 'newer') return say('newer'); // left as it is
  await store.keep({ [CHANCES.key]: { version: 1, areShown } });
  say('stored');
}

async function showChances(): Promise<void> {
  const [raw] = await store.load([CHANCES.key]);
  const loaded = parseSave(CHANCES, raw);
  await putAside(store, CHANCES, loaded, new Date());
  check('chances', usable(loaded)?.areShown === false ? 'hidden' : 'shown');
  if (loaded.state === 'damaged' || loaded.state === 'newer') say(loaded.state);
}

/** Shows that the browser stores nothing, and logs the cause. */
function sayNotStored(error: unknown): void {
  console.warn(error);
  say('notStored');
}

form.addEventListener('change', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const { name, value } = event.target;
  if (name === 'theme' || name === 'hand') {
    const isDefault = value === DEFAULTS[name];
    if (isDefault) delete html.dataset[name];
    else html.dataset[name] = value;
    say(keepChoice(name, isDefault ? null : value) ? 'stored' : 'notStored');
  } else if (name === 'edition') {
    const edition = editionShown();
    keepTable((settings) => ({ ...settings, edition })).catch(sayNotStored);
  } else if (name === 'chances') {
    keepChances(value === 'shown').catch(sayNotStored);
  } else {
    keepTable((settings) => withRuling(settings, name, value)).catch(sayNotStored);
  }
});
const showAll = async () => {
  await showTable();
  await showChances();
};
/** Enables the form once the stored values are shown; before that, it may show wrong ones. */
const letChoose = () => {
  for (const set of elementsAt('fieldset', HTMLFieldSetElement, form)) set.disabled = false;
};
showAll().catch(sayNotStored).finally(letChoose);
store.onChange(() => void showAll().catch(sayNotStored)); // another tab, or an imported backup

const saves = elementAt('#saves', HTMLDetailsElement);

/** Fills the section about backups when it is first opened. */
function openSaves(): void {
  const place = document.createElement('div');
  saves.append(place);
  const load = async () => {
    const { openCopies } = await import('./copies.ts');
    place.replaceChildren();
    await openCopies(place, root, localeHere(), dataOf(saves, 'app'));
  };
  const fail = (error: unknown) => {
    console.warn(error);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = dataOf(saves, 'again');
    button.onclick = () => again(load).catch(fail);
    place.replaceChildren(dataOf(saves, 'failed'), ' ', button);
  };
  load().catch(fail);
}

saves.addEventListener('toggle', openSaves, { once: true });
if (location.hash === '#saves') saves.open = true;
