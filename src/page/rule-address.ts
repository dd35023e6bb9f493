// Redirects the address of a rule without a language to the rule in the user's language, or offers the
// nearest rules. Inlined above the lists of all rules, so that the redirect does not wait for them.
import { getSiteRoot, queryElement, queryElements, readDataAttribute } from '../ui/query-element.ts';
import { setPageLanguage } from './page-language.ts';
import { getPreferredLocale } from './preferred-locale.ts';
import { sortBySimilarity } from './sort-by-similarity.ts';

const locale = getPreferredLocale();
/** Each chapter with the last parts of the ids of its rules. */
const known = readDataAttribute(queryElement('[data-known]', HTMLElement), 'known')
  .split(';')
  .map((chapter) => chapter.split(' '));

/** The fragment of the address, decoded, because it may have been percent-encoded in transit. */
function wantedRule(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // invalid percent encoding
  }
}

function open(): void {
  const wanted = wantedRule();
  const [game, chapter, anchor] = wanted.split('/');
  const isKnown = known.some(([id, ...anchors]) => anchors.some((one) => `${id}/${one}` === wanted));
  if (isKnown) location.replace(`${getSiteRoot()}${locale}/${game}/rules/${chapter}/#${anchor}`);
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => offer(wanted));
  else offer(wanted);
}

/** Redirects from a rule that was moved; otherwise lists all rules, the nearest first. */
function offer(wanted: string): void {
  const list = queryElement(`[data-list="${locale}"]`, HTMLElement);
  const links = queryElements('a', HTMLAnchorElement, list);
  const moved = links.find(({ dataset }) => dataset['formerly']?.split(' ').includes(wanted));
  if (moved) {
    location.replace(moved.href);
    return;
  }
  const items = queryElements('li', HTMLElement, list);
  const addressOf = (item: HTMLElement) => queryElement('a', HTMLAnchorElement, item).href;
  for (const chapter of queryElements('h2', HTMLElement, list)) {
    for (const link of queryElements('a', HTMLAnchorElement, chapter.nextElementSibling ?? list))
      link.prepend(`${chapter.textContent}: `);
    chapter.remove();
  }
  queryElement('ul', HTMLElement, list).append(...sortBySimilarity(items, addressOf, wanted));
  setPageLanguage(locale);
  list.hidden = false;
}

addEventListener('hashchange', open);
open();
