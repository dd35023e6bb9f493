import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GAME_IDS } from '../../../games/tool-manifest.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { SearchBox } from './SearchBox.tsx';
import { makeSearchUrl } from './search-url.ts';

interface Props {
  readonly locale: Locale;
  readonly t: Translator<'search'>;
}

/** Renders the search of the search page. */
export function showSearchPage(place: HTMLElement, props: Props): void {
  render(<SearchPage {...props} />, place);
}

/**
 * Delay before the address is updated, in milliseconds, because browsers limit how often it may change.
 * Clearing the field updates it at once.
 */
const ADDRESS_DELAY = 400;

const getAddressQuery = () => new URLSearchParams(location.search).get('q') ?? '';
const getAddressGame = () => GAME_IDS.find((game) => game === new URLSearchParams(location.search).get('in'));

/** A search whose address contains the query, so that it can be bookmarked and shared. */
function SearchPage({ locale, t }: Props) {
  const [query, setQuery] = useState(getAddressQuery);
  const [game] = useState(getAddressGame);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!location.hash) input.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const update = () => {
      if (query !== getAddressQuery())
        history.replaceState(history.state, '', makeSearchUrl(location.pathname, query, game));
    };
    const timer = setTimeout(update, query === '' ? 0 : ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [query]);
  return <SearchBox {...{ locale, t, game, query, setQuery, input }} openings={1} />;
}
