// What every page does: go offline, offer updates, switch languages without losing the place, open the search.
import { isLocale } from '../i18n/locale.ts';
import { registerOffline } from '../offline/register.ts';
import { keepChoice } from './choices.ts';

const { root = '/', reopens } = document.body.dataset;

/** Fills a live region that was there, empty, from the start: so that it is heard. */
function say(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  if (place) place.textContent = place.dataset['said'] ?? '';
}

if (import.meta.env.PROD)
  registerOffline(root, {
    ready() {
      say('#offline-ready');
      document.dispatchEvent(new Event('yamen:offline-ready'));
    },
    failed: () => document.dispatchEvent(new Event('yamen:offline-failed')),
    update(accept) {
      say('#update [role=status]');
      const button = document.querySelector<HTMLButtonElement>('#update button');
      if (!button) return;
      button.hidden = false;
      button.onclick = accept;
    },
  });

/** The rule at which a person is reading, as an anchor: the one in view, else the one in the address. */
function anchorInView(): string {
  const rules = [...document.querySelectorAll<HTMLElement>('.rule[id]')];
  const above = rules.filter((rule) => rule.getBoundingClientRect().top < innerHeight / 3);
  const inView = above.at(-1)?.id;
  return inView && scrollY > 0 ? `#${inView}` : location.hash;
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-switch]'))
  link.addEventListener('click', (event) => {
    const locale = link.dataset['switch'];
    if (isLocale(locale)) keepChoice('locale', locale);
    link.hash = anchorInView();
    link.search = location.search;
    if (reopens !== 'true') return;
    event.preventDefault();
    location.reload();
  });

const search = document.querySelector<HTMLAnchorElement>('a[data-search]');

/** Opens the search over this page; on its own page leads to its field. Where it cannot be fetched, its page is next. */
function openSearch(event: MouseEvent | KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('#search input');
  if (field) field.select();
  else
    import('./search/panel.ts').then(
      ({ openPanel }) => openPanel(),
      () => location.assign(search?.href ?? ''),
    );
}

search?.addEventListener('click', (event) => event.shiftKey || openSearch(event));
addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.closest('input,textarea,select,dialog');
  if (event.key === '/' && !isTyping) openSearch(event);
});
