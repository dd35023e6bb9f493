// Addresses without a language, as people share them: of each there is a page that reads what stands behind `#` and goes
// on from there. A worker that sees what stands there, and knows the reader's language, sends the browser on itself, so
// that one page opens instead of two.

/** Where an address leads in every language. */
export interface Place {
  /** Path of the page, below the language. */
  readonly page: string;
  /** The id that this page must have, for it to be what was meant. */
  readonly id?: string;
}

/** As in `r/#huang/war/tie`. */
const RULE = /^#([a-z-]+)\/([a-z-]+)\/([a-z-]+)$/;
/** A question about the board of Huang, packed: versions 2 and 3 of a link. */
const BOARD = /^#[23]./;

/**
 * Where an address of this site leads, as far as that shows without reading all of it. Undefined for any other, which its
 * own page reads.
 * @param path from the base on
 */
export function placeOf(path: string, hash: string): Place | undefined {
  if (path === '') return { page: '' };
  if (path === 'open/') return BOARD.test(hash) ? { page: 'huang/referee/' } : undefined;
  const rule = path === 'r/' && RULE.exec(hash);
  return rule ? { page: `${rule[1]}/rules/${rule[2]}/`, id: String(rule[3]) } : undefined;
}
