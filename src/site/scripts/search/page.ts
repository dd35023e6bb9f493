// Script of the search page: its address contains the query, so that it can be bookmarked and shared.

import { GAME_IDS } from '../../../games/tool-manifest.ts';
import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import { getPageLocale, queryElement } from '../../../ui/browser/query-element.ts';
import { createSearchBox } from './search-box.ts';
import { makeSearchUrl } from './search-url.ts';

/**
 * Delay before the address is updated, in milliseconds, because browsers limit how often it may change.
 * Clearing the field updates it at once.
 */
const ADDRESS_DELAY = 400;

const locale = getPageLocale();
const getAddressQuery = () => new URLSearchParams(location.search).get('q') ?? '';
let timer = 0;

const getAddressGame = () => GAME_IDS.find((game) => game === new URLSearchParams(location.search).get('in'));

function updateAddress(query: string): void {
  clearTimeout(timer);
  const update = () => {
    if (query !== getAddressQuery())
      history.replaceState(history.state, '', makeSearchUrl(location.pathname, query, getAddressGame()));
  };
  if (query === '') update();
  else timer = window.setTimeout(update, ADDRESS_DELAY);
}

async function open(): Promise<void> {
  const box = createSearchBox(
    locale,
    await loadTranslator(locale, 'search'),
    getAddressGame(),
    updateAddress,
  );
  box.input.value = getAddressQuery();
  queryElement('#search', HTMLElement).append(box.element);
  box.search();
  if (!location.hash) box.input.focus({ preventScroll: true });
}

await open().catch((error: unknown) => {
  console.warn(error);
  dispatchEvent(new Event('yamen:missing'));
});
