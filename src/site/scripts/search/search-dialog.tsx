import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { makePagePath, SITE_ROOT } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { getPageLocale } from '../../../ui/browser/query-element.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from '../../styles/search.css?url';
import { addStyles } from '../add-styles.ts';
import { SearchBox } from './SearchBox.tsx';
import { findPageGame, makeSearchUrl } from './search-url.ts';

let created: Promise<() => void> | undefined;

/** Opens the search in a dialog over the current page. */
export async function openSearchDialog(): Promise<void> {
  created ??= createDialog();
  const open = await created.catch((error: unknown) => {
    created = undefined; // the next tap retries
    throw error;
  });
  open();
}

/** Loads what the dialog needs, and returns a function that opens it. */
async function createDialog(): Promise<() => void> {
  const locale = getPageLocale();
  const [t] = await Promise.all([loadTranslator(locale, 'search'), addStyles(styles)]);
  const place = document.body.appendChild(document.createElement('div'));
  let openings = 0;
  const show = (isOpen: boolean) =>
    render(<SearchDialog {...{ locale, t, isOpen, openings }} close={() => show(false)} />, place);
  return () => {
    openings++;
    show(true);
  };
}

interface Props {
  readonly locale: Locale;
  readonly t: Translator<'search'>;
  readonly isOpen: boolean;
  /** How often it was opened. */
  readonly openings: number;
  close(): void;
}

function SearchDialog({ locale, t, isOpen, openings, close }: Props) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  /** The address of a result that is followed once the dialog has closed. */
  const following = useRef<string>();
  const game = findPageGame(location.pathname.slice(SITE_ROOT.length));
  useEffect(() => input.current?.select(), [openings]);
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    following.current = link.href;
    close();
  };
  const follow = () => {
    const address = following.current;
    following.current = undefined;
    if (address !== undefined) location.assign(address);
  };
  return (
    <Dialog
      look="from-top"
      title={t('title')}
      heading={<a href={makeSearchUrl(makePagePath(locale, 'search/'), query, game)}>{t('as-page')}</a>}
      closing={t('close')}
      {...{ isOpen, close }}
      clicked={handleClick}
      left={follow}
    >
      <SearchBox {...{ locale, t, game, query, setQuery, openings, input, close }} />
    </Dialog>
  );
}
