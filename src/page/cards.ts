// Script of the page of abilities: filters them by the moment when they can be played, and stores which ones
// were ticked as seen.
import { PERSONS } from '../engine/chu-han/cards.ts';
import { CHU_HAN_SEEN, NOTHING_SEEN } from '../saves/chu-han-seen.ts';
import { parseSave, putAside, usable } from '../saves/save.ts';
import { storeAt } from '../saves/store.ts';
import { dataOf, elementAt, elementsAt, rootHere } from '../ui/element.ts';

const section = elementAt('#seen', HTMLElement);
const box = elementAt('input', HTMLInputElement, section);
const clear = elementAt('button', HTMLButtonElement, section);
const status = elementAt('[role=status]', HTMLElement, section);
const all = (selector: string) => elementsAt(selector, HTMLElement);

/** Shows the cards of one moment in full, or all cards in short form. */
function show(moment: string): void {
  elementAt('#glance', HTMLElement).classList.toggle('glance', moment === 'all');
  for (const group of all('[data-moments]'))
    group.hidden = moment !== 'all' && !dataOf(group, 'moments').split(' ').includes(moment);
  for (const button of all('[data-show]'))
    button.setAttribute('aria-pressed', String(button.dataset['show'] === moment));
}

for (const button of all('[data-show]')) button.addEventListener('click', () => show(dataOf(button, 'show')));

export const store = storeAt(rootHere());
let list = NOTHING_SEEN;
/** Whether the stored list is from a newer version and must not be overwritten. */
let isNewer = false;

/** The name of a person in the language of the page. */
function nameOf(person: string): string {
  return elementAt(`#${person} [data-name]`, HTMLElement).textContent;
}

function draw(): void {
  box.checked = list.isKept;
  for (const button of all('[data-seen]')) {
    const isSeen = PERSONS.some((person) => person === button.dataset['seen'] && list.seen.includes(person));
    button.hidden = !list.isKept;
    button.setAttribute('aria-pressed', String(isSeen));
  }
  const names = list.seen.map(nameOf).join(', ');
  say(list.isKept ? names || dataOf(section, 'none') : '');
  clear.hidden = !list.isKept || list.seen.length === 0;
}

function say(text: string): void {
  status.textContent = text;
}

function keep(next: Partial<typeof list>): void {
  list = { ...list, ...next };
  draw();
  if (isNewer) {
    say(dataOf(section, 'newer'));
    return;
  }
  store.keep({ [CHU_HAN_SEEN.key]: list }).catch(sayNotKept);
}

function sayNotKept(error: unknown): void {
  console.warn(error);
  say(dataOf(section, 'notKept'));
}

function toggle(card: string): void {
  const person = PERSONS.find((one) => one === card);
  if (!person) throw new Error(`No ability of ${card}`);
  const isSeen = list.seen.includes(person);
  keep({ seen: isSeen ? list.seen.filter((one) => one !== person) : [...list.seen, person] });
}

async function load(): Promise<void> {
  const [raw] = await store.load([CHU_HAN_SEEN.key]);
  const loaded = parseSave(CHU_HAN_SEEN, raw);
  await putAside(store, CHU_HAN_SEEN, loaded, new Date());
  list = usable(loaded) ?? NOTHING_SEEN;
  isNewer = loaded.state === 'newer';
  draw();
  if (isNewer) say(dataOf(section, 'newer'));
}

for (const button of all('[data-seen]'))
  button.addEventListener('click', () => toggle(dataOf(button, 'seen')));
box.addEventListener('change', () => keep({ isKept: box.checked }));
clear.addEventListener('click', () => keep({ seen: [] }));
load().catch(sayNotKept);
store.onChange(() => void load().catch(sayNotKept));
