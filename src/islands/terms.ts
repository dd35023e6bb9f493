// Terms in the text of a rule: a tap, or the focus of a keyboard, opens what the glossary says of them. Without script,
// or in a browser that knows no popovers, they are links to the glossary.

/** The page of the glossary, fetched once. */
const pages = new Map<string, Promise<Document>>();

function glossaryAt(address: string): Promise<Document> {
  const known = pages.get(address);
  if (known) return known;
  const page = fetchPage(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  // Only what lies in <main>: styles of the page's head would breach this page's policy.
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
  return new DOMParser().parseFromString(main, 'text/html');
}

function makeCard(): HTMLElement {
  const card = document.createElement('aside');
  card.popover = 'auto';
  card.className = 'term-card';
  card.role = 'status';
  document.body.append(card);
  return card;
}

/** Shows what the glossary says of the term that a link leads to. */
async function explain(link: HTMLAnchorElement, card: HTMLElement): Promise<void> {
  const { pathname, hash } = new URL(link.href);
  const term = (await glossaryAt(pathname)).getElementById(hash.slice(1));
  if (!term) throw new Error(`The glossary has no ${hash}`);
  const title = term.querySelector('h3')?.textContent?.trim() ?? '';
  const more = document.createElement('a');
  const name = document.createElement('strong');
  more.href = link.href;
  more.append(name);
  name.textContent = title;
  card.replaceChildren(
    more,
    ...[...term.querySelectorAll('p')].slice(0, 2).map((one) => one.cloneNode(true)),
  );
  card.showPopover();
}

const links = document.querySelectorAll<HTMLAnchorElement>('a.term');
if (links.length > 0 && 'showPopover' in HTMLElement.prototype) {
  const card = makeCard();
  for (const link of links) {
    link.addEventListener('focus', () => void explain(link, card).catch(console.warn));
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      explain(link, card).catch(() => location.assign(link.href));
    });
  }
}
