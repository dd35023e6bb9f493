// Script of the page of a player aid: the print button, and what was chosen. The choice is kept in the
// address, so that a reload keeps it and a link passes it on; what the address does not say comes from the
// settings and the open score of the device.
import { isObject } from '../../core/check.ts';
import { createStore } from '../../saves/store.ts';
import { getSiteRoot, queryElement, queryElements } from '../../ui/browser/query-element.ts';

const form = queryElement('.options', HTMLFormElement);
const printButton = queryElement('#print', HTMLButtonElement);
const selects = queryElements('.options select', HTMLSelectElement);
const checkboxes = queryElements('.options [type="checkbox"]', HTMLInputElement);

/** Chooses the options that `chosen` names, and leaves the others as they are. */
function choose(chosen: URLSearchParams): void {
  for (const select of selects) {
    const value = chosen.get(select.name);
    if ([...select.options].some((option) => option.value === value)) select.value = value ?? '';
  }
  for (const box of checkboxes) if (chosen.has(box.name)) box.checked = chosen.get(box.name) !== '';
}

/** Writes every option into the address, so that it overrides the settings of another device. */
function storeChoice(): void {
  const chosen = new URLSearchParams(selects.map(({ name, value }) => [name, value]));
  for (const { name, checked } of checkboxes) chosen.set(name, checked ? 'yes' : '');
  history.replaceState(history.state, '', `?${chosen}`);
  showAddress();
}

/** Reads the edition from the settings, and from the open score whether it is a game with granaries. */
async function loadChoice(): Promise<URLSearchParams> {
  const [settings, score] = await createStore(getSiteRoot()).load(['settings', 'huang-score']);
  const chosen = new URLSearchParams();
  if (isObject(settings)) chosen.set('edition', String(settings['edition']));
  const game = isObject(score) ? score['now'] : undefined;
  if (isObject(game) && game['kingdoms'] === true) chosen.set('map', 'kingdoms');
  return chosen;
}

function showAddress(): void {
  queryElement('#address', HTMLElement).textContent = location.href.replace(/[?#].*/, '');
}

showAddress();
printButton.hidden = false;
printButton.addEventListener('click', () => print());
form.addEventListener('change', storeChoice);
choose(new URLSearchParams(location.search));
if (!location.search && form.elements.namedItem('edition')) loadChoice().then(choose, console.warn);
