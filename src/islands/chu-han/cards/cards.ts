// Abilities at a glance: shows what may be played at one moment, and keeps the list of abilities seen for who wants it.
import { PERSONS } from '../../../engine/chu-han/cards.ts';
import { CHU_HAN_SEEN, NOTHING_SEEN } from '../../../saves/chu-han-seen.ts';
import { parseSave, putAside, usable } from '../../../saves/save.ts';
import { storeAt } from '../../../saves/store.ts';

const section = document.querySelector<HTMLElement>('#seen');
const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];

/** Shows the cards of one moment, or all of them. */
function show(moment: string): void {
  for (const group of all('[data-moments]'))
    group.hidden = moment !== 'all' && !(group.dataset['moments'] ?? '').split(' ').includes(moment);
  for (const button of all('[data-show]'))
    button.setAttribute('aria-pressed', String(button.dataset['show'] === moment));
}

for (const button of all('[data-show]'))
  button.addEventListener('click', () => show(button.dataset['show'] ?? 'all'));

const store = storeAt(document.body.dataset['root'] ?? '/');
let list = NOTHING_SEEN;
/** Whether the stored list is of a newer Yamen, and therefore left as it is. */
let isNewer = false;

/** What a person is called in the page's language. */
function nameOf(person: string): string {
  return document.querySelector(`#${person} [data-name]`)?.textContent ?? person;
}

function draw(): void {
  const box = section?.querySelector<HTMLInputElement>('input');
  if (box) box.checked = list.isKept;
  for (const button of all('[data-seen]')) {
    const isSeen = PERSONS.some((person) => person === button.dataset['seen'] && list.seen.includes(person));
    button.hidden = !list.isKept;
    button.setAttribute('aria-pressed', String(isSeen));
  }
  const names = list.seen.map(nameOf).join(', ');
  say(list.isKept ? names || (section?.dataset['none'] ?? '') : '');
  const clear = section?.querySelector('button');
  if (clear) clear.hidden = !list.isKept || list.seen.length === 0;
}

function say(text: string): void {
  const status = section?.querySelector('[role=status]');
  if (status) status.textContent = text;
}

function keep(next: Partial<typeof list>): void {
  list = { ...list, ...next };
  draw();
  if (isNewer) {
    say(section?.dataset['newer'] ?? '');
    return;
  }
  store.keep({ [CHU_HAN_SEEN.key]: list }).catch((error: unknown) => {
    console.warn(error);
    say(section?.dataset['notKept'] ?? '');
  });
}

function toggle(card: string | undefined): void {
  const person = PERSONS.find((one) => one === card);
  if (!person) return;
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
  if (isNewer) say(section?.dataset['newer'] ?? '');
}

for (const button of all('[data-seen]'))
  button.addEventListener('click', () => toggle(button.dataset['seen']));
section?.querySelector('input')?.addEventListener('change', (event) => {
  keep({ isKept: event.target instanceof HTMLInputElement && event.target.checked });
});
section?.querySelector('button')?.addEventListener('click', () => keep({ seen: [] }));
load().catch(console.warn);
store.onChange(() => void load().catch(console.warn));
