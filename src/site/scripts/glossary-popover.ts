// Glossary terms in the text of a rule: a tap or keyboard focus opens a popover with the definition. Without
// scripts, or in browsers without popovers, they are links to the glossary.

import { fetchPage } from '../../ui/browser/fetch-page.ts';
import { queryElement, queryElements } from '../../ui/browser/query-element.ts';
import styles from '../../ui/styles/dialog.css?url';
import { addStyles } from './add-styles.ts';
import { createHtmlElement } from './create-html-element.ts';

/** Cache of the glossary page. */
const pages = new Map<string, Promise<Document>>();

function loadGlossary(address: string): Promise<Document> {
  const cached = pages.get(address);
  if (cached) return cached;
  const page = fetchPage(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/** Shows the definition of the term that a link leads to. */
async function showDefinition(
  link: HTMLAnchorElement,
  card: HTMLElement,
  stylesLoaded: Promise<void>,
): Promise<void> {
  const { pathname, hash } = new URL(link.href);
  const term = (await loadGlossary(pathname)).getElementById(hash.slice(1));
  if (!term) throw new Error(`The glossary has no ${hash}`);
  const more = createHtmlElement('a', '', { href: link.href });
  more.append(createHtmlElement('strong', queryElement('h3', HTMLElement, term).textContent.trim()));
  card.replaceChildren(
    more,
    ...[...term.querySelectorAll('p')].slice(0, 2).map((one) => one.cloneNode(true)),
  );
  await stylesLoaded;
  card.showPopover();
}

const links = queryElements('a.term', HTMLAnchorElement);
if (links.length > 0 && 'showPopover' in HTMLElement.prototype) {
  const card = createHtmlElement('aside', '', { popover: 'auto', className: 'sheet', role: 'status' });
  document.body.append(card);
  const stylesLoaded = addStyles(styles);
  for (const link of links) {
    link.addEventListener('focus', () => void showDefinition(link, card, stylesLoaded).catch(console.warn));
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      showDefinition(link, card, stylesLoaded).catch(() => location.assign(link.href));
    });
  }
}
