// Checks the saved data on every page, lazy-loaded: requests persistent storage while it is refused, and
// reports saves that the browser has deleted. The list of saves is in localStorage, which survives an
// eviction.
import { GAME_IDS } from '../../games/tool-manifest.ts';
import { fetchTexts } from '../../i18n/lazy-texts.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { loadSaveKeys } from '../../saves/all-saves.ts';
import { openSaveChannel, writtenKeys } from '../../saves/store.ts';
import { getPageLocale, queryElement } from '../../ui/browser/query-element.ts';
import { createHtmlElement } from './create-html-element.ts';
import { getLocalItem, listOpenSaves, setLocalItem } from './local-storage.ts';

/** The key in sessionStorage by which a visit knows that it has requested persistent storage. */
const REQUESTED = 'yamen-persist';

/** Follows writes of this tab and others, and checks once whether all saves are still there. */
export function watchSaves(root: string): void {
  /** Keys written since the last check. */
  const written = new Set(writtenKeys);
  let timer = 0;
  const check = () => void compare(root, written).catch(console.warn);
  openSaveChannel(root)?.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
    for (const key of data) written.add(key);
    clearTimeout(timer);
    timer = window.setTimeout(check, 500);
  });
  if (getLocalItem('kept') || written.size > 0) check();
  // An installed app is more likely to be granted it.
  addEventListener('appinstalled', () => void navigator.storage?.persist?.().catch(console.warn));
}

/** Compares the saves with the stored list, reports missing ones, and stores the new list. */
async function compare(root: string, written: Set<string>): Promise<void> {
  const before = getLocalItem('kept')?.split(' ') ?? [];
  const keys = await loadSaveKeys(root);
  const isPresent = (key: string) => keys.some((one) => one === key || one.startsWith(`aside/${key}/`));
  const missing = before.filter((key) => !written.has(key) && !isPresent(key));
  if (missing.length > 0) await showMessage('gone', missing);
  if (missing.length + written.size === 0) return;
  if (written.size > 0) rememberOpen([...written].filter((key) => !key.includes('/') && isPresent(key)));
  const game = GAME_IDS.find((one) => location.pathname.includes(`/${one}/`));
  if (game && written.size > 0) setLocalItem('last', game);
  written.clear();
  setLocalItem('kept', keys.filter((key) => !key.includes('/')).join(' ') || null);
  if (keys.length > 0) await requestPersistence();
}

/** Stores for the start page that these saves are open: not those that only got the names of tonight's players. */
function rememberOpen(keys: readonly string[]): void {
  if (location.pathname.includes('/tonight/')) return;
  setLocalItem('open', [...new Set([...listOpenSaves(), ...keys])].join(' '));
}

/**
 * Requests persistent storage, at most once a visit. A browser that has refused may grant it later, because
 * it judges by use and bookmarks.
 */
async function requestPersistence(): Promise<void> {
  if (hasRequestedPersistence() || (await navigator.storage?.persisted?.())) return;
  await navigator.storage?.persist?.();
}

/** Whether this visit has requested it. Remembers that it has now; false where storage is forbidden. */
function hasRequestedPersistence(): boolean {
  try {
    const hasRequested = sessionStorage.getItem(REQUESTED) !== null;
    sessionStorage.setItem(REQUESTED, '');
    return hasRequested;
  } catch {
    return false; // nothing is stored then, so there is nothing to keep
  }
}

/** Reports that the offline files were deleted and are being fetched again. */
export const reportLostFiles = () => showMessage('lost');

/** Shows a message at the top of the page, with the names of some saves, until it is dismissed. */
async function showMessage(what: 'gone' | 'lost', keys: readonly string[] = []): Promise<void> {
  const texts = await fetchTexts(getPageLocale(), 'saves');
  const t = createTranslator(getPageLocale(), texts);
  const names = new Map(Object.entries(texts)); // saves that this version knows
  const note = createHtmlElement('div', '', { className: 'card', role: 'status' });
  queryElement('main', HTMLElement).prepend(note);
  await new Promise(requestAnimationFrame); // screen readers announce only content that is added later
  const list = createHtmlElement('ul');
  list.append(...keys.map((key) => createHtmlElement('li', names.get(`name-${key}`) ?? key)));
  const onclick = () => {
    note.remove();
    queryElement('main', HTMLElement).focus({ preventScroll: true });
  };
  const close = createHtmlElement('button', t('note-close'), { type: 'button', onclick });
  note.append(t(`note-${what}`), list, close);
}
