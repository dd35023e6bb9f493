// What every page does: switch languages without losing the place, open the search, and the rest after it has loaded.
import { localeNamed } from '../i18n/locale.ts';
import { dataOf, elementAt, elementsAt, rootHere } from '../ui/element.ts';
import { keepChoice } from './choices.ts';
import './install-offer.ts';

const root = rootHere();
const failure = elementAt('#failure', HTMLElement);

/** Says that something has failed; what can be done about it comes after. */
function tell(what: 'broken' | 'missing'): void {
  if (failure.textContent) return; // it stands there already
  failure.textContent = dataOf(failure, what);
  if (what === 'broken') {
    import('./failure.ts').then(({ offerWaysOut }) => offerWaysOut(failure)).catch(console.warn);
    return;
  }
  const button = document.createElement('button');
  button.textContent = dataOf(failure, 'again');
  button.onclick = () => location.reload();
  failure.append(' ', button);
}

addEventListener('error', ({ error, filename }) => {
  if (error && !/^[\w-]+-extension:/.test(filename)) tell('broken');
});
addEventListener('unhandledrejection', () => tell('broken'));
for (const lost of ['astro:hydration-error', 'yamen:missing']) addEventListener(lost, () => tell('missing'));

// What comes after the page: telling whether it is offline, and watching over what is kept.
addEventListener('load', () => import('./after-load.ts').then(({ begin }) => begin(root), console.warn));

/** The rule at which a person is reading, as an anchor: the one in view, else the one in the address. */
function anchorInView(): string {
  const rules = elementsAt('.rule[id]', HTMLElement);
  const above = rules.filter((rule) => rule.getBoundingClientRect().top < innerHeight / 3);
  const inView = above.at(-1)?.id;
  return inView && scrollY > 0 ? `#${inView}` : location.hash;
}

for (const link of elementsAt('a[data-switch]', HTMLAnchorElement))
  link.addEventListener('click', (event) => {
    keepChoice('locale', localeNamed(dataOf(link, 'switch')));
    link.hash = anchorInView();
    link.search = location.search;
    if (document.body.dataset['reopens'] !== 'true') return;
    event.preventDefault();
    location.reload();
  });

const searches = elementsAt('a[data-search]', HTMLAnchorElement);
const [search] = searches;

/** Opens the search over this page; on its own page leads to its field. Where it cannot be fetched, its page is next. */
function openSearch(event: MouseEvent | KeyboardEvent): void {
  event.preventDefault();
  const field = document.querySelector('#search input');
  if (field instanceof HTMLInputElement) field.select();
  else
    import('./search/panel.ts')
      .then(({ openPanel }) => openPanel())
      .catch(() => search && location.assign(search.href));
}

const isWithControl = (event: MouseEvent | KeyboardEvent) => event.ctrlKey || event.metaKey;
for (const link of searches)
  link.addEventListener('click', (event) => isWithControl(event) || event.shiftKey || openSearch(event));
// No character alone: whoever dictates could not turn it off. Source: WCAG 2.2, 2.1.4.
addEventListener('keydown', (event) => {
  const isOver = event.target instanceof Element && event.target.closest('dialog');
  if (event.key === 'k' && isWithControl(event) && !isOver) openSearch(event);
});
