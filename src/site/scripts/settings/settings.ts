// Script of the settings page: radio buttons that are stored at once. Theme and hand take effect immediately.
import { type Edition, getDefaultEdition } from '../../../core/edition.ts';
import { GAME_RULINGS } from '../../../games/game-rulings.ts';
import { GAME_IDS } from '../../../games/tool-manifest.ts';
import { CHANCES_SAVE } from '../../../saves/chances.ts';
import { getLoadedValue, loadSave, parseSave } from '../../../saves/save.ts';
import { createSettingsKind, freshSettings, type Settings } from '../../../saves/settings.ts';
import { createStore } from '../../../saves/store.ts';
import {
  getPageLocale,
  getSiteRoot,
  queryElement,
  queryElements,
  readDataAttribute,
} from '../../../ui/browser/query-element.ts';
import { retryOrReload } from '../../../ui/browser/retry-or-reload.ts';
import { createHtmlElement } from '../create-html-element.ts';
import { getLocalItem, setLocalItem } from '../local-storage.ts';

const SETTINGS = createSettingsKind(GAME_RULINGS);
const form = queryElement('#settings', HTMLFormElement);
const status = queryElement('#kept', HTMLElement);
const html = document.documentElement;
const root = getSiteRoot();

/** Shows the result of storing a choice. */
function showStatus(what: 'stored' | 'notStored' | 'damaged' | 'newer'): void {
  status.textContent = readDataAttribute(status, what);
}

/** Checks the radio button of a setting. */
function checkRadio(name: string, value: string): void {
  for (const radio of queryElements(`input[name="${name}"]`, HTMLInputElement, form))
    if (radio.value === value) radio.checked = true; // a ruling with a single option has none
}

for (const name of ['theme', 'hand'] as const) {
  const chosen = getLocalItem(name);
  if (chosen === 'light' || chosen === 'dark' || chosen === 'left') checkRadio(name, chosen);
}

const store = createStore(root);

/** Returns the edition that is chosen on the page, else the default of its language. */
function getShownEdition(): Edition {
  const radios = queryElements('input[name="edition"]', HTMLInputElement, form);
  return getDefaultEdition(radios.find(({ checked }) => checked)?.value ?? getPageLocale());
}

/** Applies `change` to the edition and the rulings, and stores them. */
async function updateSettings(change: (settings: Settings) => Settings): Promise<void> {
  const loaded = await loadSave(store, SETTINGS);
  if (loaded.state === 'newer') return showStatus('newer'); // not overwritten
  await store.save({ [SETTINGS.key]: change(getLoadedValue(loaded) ?? freshSettings(getShownEdition())) });
  showStatus('stored');
}

/**
 * Returns the settings with a ruling changed. `name` is that of its radio buttons: game, slash, id of the
 * ruling.
 */
function withRuling(settings: Settings, name: string, option: string): Settings {
  const { rulings } = settings;
  const [game, id] = name.split('/');
  const own = GAME_IDS.find((one) => one === game);
  if (!own || !id) throw new Error(`No open point: ${name}`);
  return { ...settings, rulings: { ...rulings, [own]: { ...rulings[own], [id]: option } } };
}

async function showSettings(): Promise<void> {
  const loaded = await loadSave(store, SETTINGS);
  for (const radio of queryElements('[name=edition],[name*="/"]', HTMLInputElement, form))
    radio.checked = radio.defaultChecked;
  if (loaded.state === 'sound') {
    checkRadio('edition', loaded.value.edition);
    for (const [game, chosen] of Object.entries(loaded.value.rulings))
      for (const [id, option] of Object.entries(chosen)) checkRadio(`${game}/${id}`, option);
  }
  if (loaded.state === 'damaged' || loaded.state === 'newer') showStatus(loaded.state);
}

/** Says in the closed sections what is chosen in them. */
function showStates(): void {
  const rulings = queryElement('#rulings-state', HTMLElement);
  const own = queryElements('[name*="/"]', HTMLInputElement, form).filter(
    ({ checked, defaultChecked }) => checked && !defaultChecked,
  );
  rulings.textContent =
    own.length === 0
      ? readDataAttribute(rulings, 'none')
      : readDataAttribute(rulings, 'own').replace('{{n}}', String(own.length));
  const chances = queryElement('#chances-state', HTMLElement);
  const areShown = queryElement('[name="chances"]', HTMLInputElement, form).checked; // the first option
  chances.textContent = readDataAttribute(chances, areShown ? 'shown' : 'hidden');
}

/** Stores whether chances are shown. */
async function storeChances(areShown: boolean): Promise<void> {
  const [raw] = await store.load([CHANCES_SAVE.key]);
  if (parseSave(CHANCES_SAVE, raw).state === 'newer') return showStatus('newer'); // not overwritten
  await store.save({ [CHANCES_SAVE.key]: { version: 1, areShown } });
  showStatus('stored');
}

async function showChances(): Promise<void> {
  const loaded = await loadSave(store, CHANCES_SAVE);
  checkRadio('chances', getLoadedValue(loaded)?.areShown === false ? 'hidden' : 'shown');
  if (loaded.state === 'damaged' || loaded.state === 'newer') showStatus(loaded.state);
}

/** Shows that the browser stores nothing, and logs the cause. */
function showNotStored(error: unknown): void {
  console.warn(error);
  showStatus('notStored');
}

form.addEventListener('change', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const { name, value, defaultChecked: isDefault } = event.target;
  if (name === 'theme' || name === 'hand') {
    if (isDefault) delete html.dataset[name];
    else html.dataset[name] = value;
    // The default is stored as no value.
    showStatus(setLocalItem(name, isDefault ? null : value) ? 'stored' : 'notStored');
  } else if (name === 'chances') {
    storeChances(value === 'shown').catch(showNotStored);
  } else if (name !== 'edition') {
    updateSettings((settings) => withRuling(settings, name, value)).catch(showNotStored);
  }
  showStates();
});
// Not `change`: a tap on the edition that is proposed, and so already checked, chooses it for good.
form.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'edition') return;
  const edition = getShownEdition();
  updateSettings((settings) => ({ ...settings, edition })).catch(showNotStored);
});
const showAll = async () => {
  await showSettings();
  await showChances();
  showStates();
};
/** Enables the form once the stored values are shown; before that, it may show wrong ones. */
const enableForm = () => {
  for (const set of queryElements('fieldset', HTMLFieldSetElement, form)) set.disabled = false;
};
showAll().catch(showNotStored).finally(enableForm);
store.onChange(() => void showAll().catch(showNotStored)); // another tab, or an imported backup

const saves = queryElement('#saves', HTMLDetailsElement);

/** Fills the section about backups when it is first opened. */
function openSaves(): void {
  const place = document.createElement('div');
  saves.append(place);
  const load = async () => {
    const { renderBackups } = await import('./backups.ts');
    place.replaceChildren();
    await renderBackups(place, root, getPageLocale(), readDataAttribute(saves, 'app'));
  };
  const fail = (error: unknown) => {
    console.warn(error);
    const retry = { type: 'button', onclick: () => retryOrReload(load).catch(fail) } as const;
    const button = createHtmlElement('button', readDataAttribute(saves, 'again'), retry);
    place.replaceChildren(readDataAttribute(saves, 'failed'), ' ', button);
  };
  load().catch(fail);
}

saves.addEventListener('toggle', openSaves, { once: true });
