// The settings page: plain radio buttons, kept at once. Theme and hand show their effect immediately.
import { EDITIONS, type Edition } from '../engine/edition.ts';
import { isLocale } from '../i18n/locale.ts';
import { RULINGS } from '../referee/rulings.ts';
import { parseSave, putAside, usable } from '../saves/save.ts';
import { freshSettings, type Settings, settingsKind } from '../saves/settings.ts';
import { storeAt } from '../saves/store.ts';
import { choiceOf, keepChoice } from './choices.ts';

const SETTINGS = settingsKind(RULINGS);
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

/** The edition that is chosen on the page, for a table that has chosen nothing else yet. */
function editionShown(): Edition {
  const shown = form?.querySelector<HTMLInputElement>('input[name="edition"]:checked')?.value;
  return EDITIONS.find((one) => one === shown) ?? 'en';
}

/** Keeps what `change` makes of what this table plays by. */
async function keepTable(change: (settings: Settings) => Settings): Promise<void> {
  const loaded = await loadSettings();
  if (loaded.state === 'newer') return say('newer'); // left as it is
  await store.keep({ [SETTINGS.key]: change(usable(loaded) ?? freshSettings(editionShown())) });
  say('stored');
}

/** The games of which points may be chosen; a radio's name is one of them, a slash and the point. */
const isGame = (name: string): name is keyof Settings['rulings'] => Object.hasOwn(RULINGS, name);

function withRuling(
  settings: Settings,
  game: keyof Settings['rulings'],
  point: string,
  choice: string,
): Settings {
  const { rulings } = settings;
  return { ...settings, rulings: { ...rulings, [game]: { ...rulings[game], [point]: choice } } };
}

async function showTable(): Promise<void> {
  const loaded = await loadSettings();
  for (const radio of form?.querySelectorAll<HTMLInputElement>('[name=edition],[name*="/"]') ?? [])
    radio.checked = radio.defaultChecked;
  if (loaded.state === 'sound') {
    check('edition', loaded.value.edition);
    for (const [game, chosen] of Object.entries(loaded.value.rulings))
      for (const [point, choice] of Object.entries(chosen)) check(`${game}/${point}`, choice);
  }
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
  } else if (name === 'edition') {
    const edition = editionShown();
    keepTable((settings) => ({ ...settings, edition })).catch(sayNotStored);
  } else {
    const [game = '', point = ''] = name.split('/');
    if (isGame(game)) keepTable((settings) => withRuling(settings, game, point, value)).catch(sayNotStored);
  }
});
showTable().catch(sayNotStored);
store.onChange(() => void showTable().catch(sayNotStored)); // another tab, or a copy that was read

const saves = document.querySelector<HTMLDetailsElement>('#saves');

/** Fills the part about copies, when it is first opened. */
function openSaves(): void {
  const { lang } = html;
  if (!saves || !isLocale(lang)) return;
  const { app = '', failed = '' } = saves.dataset;
  const place = document.createElement('div');
  saves.append(place);
  import('./copies.ts')
    .then(({ openCopies }) => openCopies(place, root, lang, app))
    .catch((error: unknown) => {
      console.warn(error);
      place.replaceChildren(failed);
    });
}

saves?.addEventListener('toggle', openSaves, { once: true });
if (saves && location.hash === '#saves') saves.open = true;
