import { loadTexts } from '../../i18n/lazy-texts.ts';
import { pathOf, ROOT } from '../../i18n/paths.ts';
import styles from '../../styles/search.css?url';
import { localeHere } from '../../ui/element.ts';
import { addStyles } from '../add-styles.ts';
import { addressOf, gameIn } from './address.ts';
import { type Box, makeBox } from './box.ts';

let panel: Promise<{ readonly dialog: HTMLDialogElement; readonly box: Box }> | undefined;

/** Opens the search in a dialog over the current page. */
export async function openPanel(): Promise<void> {
  panel ??= makePanel();
  const { dialog, box } = await panel.catch((error: unknown) => {
    panel = undefined; // the next tap retries
    throw error;
  });
  if (!dialog.open) {
    dialog.showModal();
    box.ask(); // more may have been read since
  }
  box.input.select();
}

async function makePanel() {
  const locale = localeHere();
  const [t] = await Promise.all([loadTexts(locale, 'search'), addStyles(styles)]);
  const dialog = document.createElement('dialog');
  const top = document.createElement('div');
  const page = document.createElement('a');
  const close = document.createElement('button');
  const game = gameIn(location.pathname.slice(ROOT.length));
  const box = makeBox(locale, t, game, (query) => {
    page.href = addressOf(pathOf(locale, 'search/'), query, game);
  });
  dialog.className = 'sheet from-top';
  dialog.ariaLabel = t('title');
  top.className = 'sheet-top';
  page.href = addressOf(pathOf(locale, 'search/'), '', game);
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
