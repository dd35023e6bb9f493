// Script of the search page: its address contains the query, so that it can be bookmarked and shared.
import { loadTexts } from '../../i18n/lazy-texts.ts';
import { GAMES } from '../../search/game.ts';
import { elementAt, localeHere } from '../../ui/element.ts';
import { addressOf } from './address.ts';
import { makeBox } from './box.ts';

/**
 * Delay before the address is updated, in milliseconds, because browsers limit how often it may change.
 * Clearing the field updates it at once.
 */
const ADDRESS_DELAY = 400;

const locale = localeHere();
const queryInAddress = () => new URLSearchParams(location.search).get('q') ?? '';
let timer = 0;

const gameInAddress = () => GAMES.find((game) => game === new URLSearchParams(location.search).get('in'));

function keepInAddress(query: string): void {
  clearTimeout(timer);
  const keep = () => {
    if (query !== queryInAddress())
      history.replaceState(history.state, '', addressOf(location.pathname, query, gameInAddress()));
  };
  if (query === '') keep();
  else timer = window.setTimeout(keep, ADDRESS_DELAY);
}

async function open(): Promise<void> {
  const box = makeBox(locale, await loadTexts(locale, 'search'), gameInAddress(), keepInAddress);
  box.input.value = queryInAddress();
  elementAt('#search', HTMLElement).append(box.element);
  box.ask();
  if (!location.hash) box.input.focus({ preventScroll: true });
}

await open().catch((error: unknown) => {
  console.warn(error);
  dispatchEvent(new Event('yamen:missing'));
});
