import type { Page } from 'playwright';

/** Lists the words in the visible tables of a page that are on more than one line, opened <details> included. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(findBrokenWords);
}

/** Runs in the page. */
function findBrokenWords(): readonly string[] {
  const range = document.createRange();
  /** The number of lines on which a part of a text is. */
  const countLines = (text: Text, from: number, to: number) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const faults = new Set<string>();
  for (const table of document.querySelectorAll('table')) {
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
      if (getComputedStyle(node.parentElement).clipPath !== 'none') continue; // for screen readers alone
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu))
        if (countLines(node, index, index + word.length) > 1)
          faults.add(`“${word}” in table.${table.className} is broken`);
    }
  }
  return [...faults];
}
