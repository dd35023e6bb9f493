// Redirects the address of a rule without a language to the rule in the user's language, or offers the
// nearest rules. Inlined above the lists of all rules, so that the redirect does not wait for them.
import {
  getSiteRoot,
  queryElement,
  queryElements,
  readDataAttribute,
} from '../../../ui/browser/query-element.ts';
import { setPageLanguage } from './page-language.ts';
import { getPreferredLocale } from './preferred-locale.ts';
import { sortBySimilarity } from './sort-by-similarity.ts';

const locale = getPreferredLocale();
/** Each chapter with the last parts of the ids of its rules. */
const chapters = readDataAttribute(queryElement('[data-known]', HTMLElement), 'known')
  .split(';')
  .map((chapter) => chapter.split(' '));

/** Returns the fragment of the address, decoded, because it may have been percent-encoded in transit. */
function getRequestedRule(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // invalid percent encoding
  }
}

/**
 * Redirects to the requested rule if it exists; otherwise waits for the lists and shows the nearest rules.
 */
function open(): void {
  const requested = getRequestedRule();
  const [game, chapter, anchor] = requested.split('/');
  const isKnown = chapters.some(([id, ...anchors]) => anchors.some((one) => `${id}/${one}` === requested));
  if (isKnown) location.replace(`${getSiteRoot()}${locale}/${game}/rules/${chapter}/#${anchor}`);
  else if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', () => showNearest(requested));
  else showNearest(requested);
}

/** Redirects from a rule that was moved; otherwise lists all rules, the nearest first. */
function showNearest(requested: string): void {
  const list = queryElement(`[data-list="${locale}"]`, HTMLElement);
  const links = queryElements('a', HTMLAnchorElement, list);
  const moved = links.find(({ dataset }) => dataset['formerly']?.split(' ').includes(requested));
  if (moved) {
    location.replace(moved.href);
    return;
  }
  const items = queryElements('li', HTMLElement, list);
  const getAddress = (item: HTMLElement) => queryElement('a', HTMLAnchorElement, item).href;
  for (const chapter of queryElements('h2', HTMLElement, list)) {
    for (const link of queryElements('a', HTMLAnchorElement, chapter.nextElementSibling ?? list))
      link.prepend(`${chapter.textContent}: `);
    chapter.remove();
  }
  queryElement('ul', HTMLElement, list).append(...sortBySimilarity(items, getAddress, requested));
  setPageLanguage(locale);
  list.hidden = false;
}

addEventListener('hashchange', open);
open();
