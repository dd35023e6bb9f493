import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import { makePagePath, SITE_ROOT } from '../../../i18n/paths.ts';
import { getPageLocale } from '../../../ui/browser/query-element.ts';
import styles from '../../styles/search.css?url';
import { addStyles } from '../add-styles.ts';
import { createSearchBox, type SearchBox } from './search-box.ts';
import { findPageGame, makeSearchUrl } from './search-url.ts';

let created: Promise<{ readonly dialog: HTMLDialogElement; readonly box: SearchBox }> | undefined;

/** Opens the search in a dialog over the current page. */
export async function openSearchDialog(): Promise<void> {
  created ??= createDialog();
  const { dialog, box } = await created.catch((error: unknown) => {
    created = undefined; // the next tap retries
    throw error;
  });
  if (!dialog.open) {
    dialog.showModal();
    box.search(); // more may have been read since
  }
  box.input.select();
}

async function createDialog() {
  const locale = getPageLocale();
  const [t] = await Promise.all([loadTranslator(locale, 'search'), addStyles(styles)]);
  const dialog = document.createElement('dialog');
  const top = document.createElement('div');
  const page = document.createElement('a');
  const close = document.createElement('button');
  const game = findPageGame(location.pathname.slice(SITE_ROOT.length));
  const box = createSearchBox(locale, t, game, (query) => {
    page.href = makeSearchUrl(makePagePath(locale, 'search/'), query, game);
  });
  dialog.className = 'sheet from-top';
  dialog.ariaLabel = t('title');
  top.className = 'sheet-top';
  page.href = makeSearchUrl(makePagePath(locale, 'search/'), '', game);
  page.textContent = t('as-page');
  close.type = 'button';
  close.textContent = t('close');
  close.onclick = () => dialog.close();
  top.append(page, close);
  dialog.append(top, box.element);
  dialog.addEventListener('click', ({ target }) => {
    // Closes on a tap on the backdrop and on a result, which may be on this same page.
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  // In a search field, Escape alone would only clear the text.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
  document.body.append(dialog);
  return { dialog, box };
}
