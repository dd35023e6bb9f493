// Script of the page of abilities: filters them by the moment when they can be played, and stores which ones
// were ticked as seen.
import { PERSONS } from '../../games/chu-han/rules/cards/cards.ts';
import { CHU_HAN_SEEN_SAVE, NO_ABILITIES_SEEN } from '../../games/chu-han/saves/seen.ts';
import { getLoadedValue, loadSave } from '../../saves/save.ts';
import { createStore } from '../../saves/store.ts';
import {
  getSiteRoot,
  queryElement,
  queryElements,
  readDataAttribute,
} from '../../ui/browser/query-element.ts';

const section = queryElement('#seen', HTMLElement);
const box = queryElement('input', HTMLInputElement, section);
const clear = queryElement('button', HTMLButtonElement, section);
const status = queryElement('[role=status]', HTMLElement, section);
const all = (selector: string) => queryElements(selector, HTMLElement);

/** Shows the cards of one moment in full, or all cards in short form. */
function show(moment: string): void {
  queryElement('#glance', HTMLElement).classList.toggle('glance', moment === 'all');
  for (const group of all('[data-moments]'))
    group.hidden = moment !== 'all' && !readDataAttribute(group, 'moments').split(' ').includes(moment);
  for (const button of all('[data-show]'))
    button.setAttribute('aria-pressed', String(button.dataset['show'] === moment));
}

for (const button of all('[data-show]'))
  button.addEventListener('click', () => show(readDataAttribute(button, 'show')));

/** The database in which the seen abilities are stored. */
export const seenCardsStore = createStore(getSiteRoot());
let list = NO_ABILITIES_SEEN;
/** Whether the stored list is from a newer version and must not be overwritten. */
let isNewer = false;

/** Returns the name of a person in the language of the page. */
function getPersonName(person: string): string {
  return queryElement(`#${person} [data-name]`, HTMLElement).textContent;
}

function render(): void {
  box.checked = list.isKept;
  for (const button of all('[data-seen]')) {
    const isSeen = PERSONS.some((person) => person === button.dataset['seen'] && list.seen.includes(person));
    button.hidden = !list.isKept;
    button.setAttribute('aria-pressed', String(isSeen));
  }
  const names = list.seen.map(getPersonName).join(', ');
  showStatus(list.isKept ? names || readDataAttribute(section, 'none') : '');
  clear.hidden = !list.isKept || list.seen.length === 0;
}

function showStatus(text: string): void {
  status.textContent = text;
}

/** Changes the list, renders it and stores it. */
function updateList(next: Partial<typeof list>): void {
  list = { ...list, ...next };
  render();
  if (isNewer) {
    showStatus(readDataAttribute(section, 'newer'));
    return;
  }
  seenCardsStore.save({ [CHU_HAN_SEEN_SAVE.key]: list }).catch(showNotStored);
}

function showNotStored(error: unknown): void {
  console.warn(error);
  showStatus(readDataAttribute(section, 'notKept'));
}

function toggle(card: string): void {
  const person = PERSONS.find((one) => one === card);
  if (!person) throw new Error(`No ability of ${card}`);
  const isSeen = list.seen.includes(person);
  updateList({ seen: isSeen ? list.seen.filter((one) => one !== person) : [...list.seen, person] });
}

async function load(): Promise<void> {
  const loaded = await loadSave(seenCardsStore, CHU_HAN_SEEN_SAVE);
  list = getLoadedValue(loaded) ?? NO_ABILITIES_SEEN;
  isNewer = loaded.state === 'newer';
  render();
  if (isNewer) showStatus(readDataAttribute(section, 'newer'));
}

for (const button of all('[data-seen]'))
  button.addEventListener('click', () => toggle(readDataAttribute(button, 'seen')));
box.addEventListener('change', () => updateList({ isKept: box.checked }));
clear.addEventListener('click', () => updateList({ seen: [] }));
load().catch(showNotStored);
seenCardsStore.onChange(() => void load().catch(showNotStored));
