// Runs on every page: switches languages at the same place, opens the search, and lazy-loads the rest.
import { toLocale } from '../../i18n/locale.ts';
import { pushDialogEntry } from '../../ui/browser/push-dialog-entry.ts';
import {
  getSiteRoot,
  queryElement,
  queryElements,
  readDataAttribute,
} from '../../ui/browser/query-element.ts';
import { createHtmlElement } from './create-html-element.ts';
import { setLocalItem } from './local-storage.ts';
import './install-prompt.ts';

const root = getSiteRoot();
const hasControlKey = (event: MouseEvent | KeyboardEvent) => event.ctrlKey || event.metaKey;
const failure = queryElement('#failure', HTMLElement);
document.body.dataset['awake'] = ''; // for late-notice.ts

/** Shows that something failed, and offers ways to recover. */
function showFailure(what: 'broken' | 'missing'): void {
  if (failure.textContent) return; // it is shown already
  failure.textContent = readDataAttribute(failure, what);
  if (what === 'broken') {
    import('./recovery.ts').then(({ showRecovery }) => showRecovery(failure)).catch(console.warn);
    return;
  }
  const reload = { onclick: () => location.reload() };
  failure.append(' ', createHtmlElement('button', readDataAttribute(failure, 'again'), reload));
}

addEventListener('error', ({ error, filename }) => {
  if (error && !/^[\w-]+-extension:/.test(filename)) showFailure('broken');
});
addEventListener('unhandledrejection', () => showFailure('broken'));
for (const type of ['astro:hydration-error', 'yamen:missing'])
  addEventListener(type, () => showFailure('missing'));

// Lazy-loaded after the page: offline status and the check of the saved data.
addEventListener('load', () =>
  import('./page-services.ts').then(({ startPageServices }) => startPageServices(root), console.warn),
);

/** Returns the anchor of the rule that is in view, else the one in the address. */
function getVisibleAnchor(): string {
  const rules = queryElements('.rule[id]', HTMLElement);
  const above = rules.filter((rule) => rule.getBoundingClientRect().top < innerHeight / 3);
  const inView = above.at(-1)?.id;
  return inView && scrollY > 0 ? `#${inView}` : location.hash;
}

const languages = queryElement('details.languages', HTMLDetailsElement);
let leaveLanguages: ReturnType<typeof pushDialogEntry> | undefined;
const closeLanguages = () => {
  languages.open = false;
};
languages.addEventListener('toggle', () => {
  if (languages.open) leaveLanguages ??= pushDialogEntry(closeLanguages);
  else {
    leaveLanguages?.();
    leaveLanguages = undefined;
  }
});

for (const link of queryElements('a[data-switch]', HTMLAnchorElement))
  link.addEventListener('click', (event) => {
    setLocalItem('locale', toLocale(readDataAttribute(link, 'switch')));
    link.hash = getVisibleAnchor();
    link.search = location.search;
    if (hasControlKey(event) || event.shiftKey) return;
    event.preventDefault();
    const leave = leaveLanguages;
    leaveLanguages = undefined;
    const follow = () => {
      if (document.body.dataset['reopens'] === 'true') location.reload();
      else location.assign(link.href);
    };
    if (leave) leave(follow);
    else follow();
  });

const searches = queryElements('a[data-search]', HTMLAnchorElement);
const [search] = searches;

/**
 * Opens the search dialog; on the search page it focuses the field. If the dialog cannot be loaded, it opens
 * the search page.
 */
function openSearch(event: MouseEvent | KeyboardEvent): void {
  event.preventDefault();
  const field = document.querySelector('#search input');
  if (field instanceof HTMLInputElement) field.select();
  else
    import('./search/search-dialog.tsx')
      .then(({ openSearchDialog }) => openSearchDialog())
      .catch(() => search && location.assign(search.href));
}

for (const link of searches)
  link.addEventListener('click', (event) => hasControlKey(event) || event.shiftKey || openSearch(event));
// No single-character shortcut: users of speech input could not turn it off. Source: WCAG 2.2, 2.1.4.
addEventListener('keydown', (event) => {
  const isInDialog = event.target instanceof Element && event.target.closest('dialog');
  if (event.key === 'k' && hasControlKey(event) && !isInDialog) openSearch(event);
});
