import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import { makePagePath, SITE_ROOT } from '../../../i18n/paths.ts';
import { pushDialogEntry } from '../../../ui/browser/push-dialog-entry.ts';
import { getPageLocale } from '../../../ui/browser/query-element.ts';
import styles from '../../styles/search.css?url';
import { addStyles } from '../add-styles.ts';
import { createSearchBox, type SearchBox } from './search-box.ts';
import { findPageGame, makeSearchUrl } from './search-url.ts';

/** Removes the history entry of the open dialog; undefined if there is none. */
let leave: ReturnType<typeof pushDialogEntry> | undefined;
let created: Promise<{ readonly dialog: HTMLDialogElement; readonly box: SearchBox }> | undefined;

/** Opens the search in a dialog over the current page. */
export async function openSearchDialog(): Promise<void> {
  created ??= createDialog();
  const { dialog, box } = await created.catch((error: unknown) => {
    created = undefined; // the next tap retries
    throw error;
  });
  if (!dialog.open) {
    leave ??= pushDialogEntry(() => {
      leave = undefined;
      dialog.close();
    });
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
  dialog.addEventListener('close', () => {
    if (dialog.open) return; // the event comes a frame late, and the dialog was opened again
    leave?.(takeFollowing());
    leave = undefined;
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close(); // the backdrop
    followResult(event, dialog);
  });
  // In a search field, Escape alone would only clear the text.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
  document.body.append(dialog);
  return { dialog, box };
}

/**
 * Closes the dialog on a tap on a result, which may be on this same page, and follows it once the history
 * entry of the dialog is gone, so that Back leads to the page as it was.
 */
function followResult(event: MouseEvent, dialog: HTMLDialogElement): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  following = link.href;
  dialog.close();
}

/** The address of a result that is followed once the dialog has closed. */
let following: string | undefined;

/** Returns what follows that result; undefined if there is none. */
function takeFollowing(): (() => void) | undefined {
  const address = following;
  following = undefined;
  return address === undefined ? undefined : () => location.assign(address);
}
