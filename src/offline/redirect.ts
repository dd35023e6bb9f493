// Shared addresses without a language. Each has a page that reads the fragment and redirects. A service
// worker that knows the fragment and the user's language redirects by itself, so that one page is loaded
// instead of two.

/** The target of an address, independent of the language. */
export interface RedirectTarget {
  /** Path of the page after the language. */
  readonly page: string;
  /** An id that the page must contain; otherwise the address meant something else. */
  readonly id?: string;
}

/** E.g. `r/#huang/war/tie`. */
const RULE = /^#([a-z-]+)\/([a-z-]+)\/([a-z-]+)$/;
/** A packed case about the board of Huang: versions 2 and 3 of links. */
const BOARD = /^#[23]./;

/**
 * Finds the target of an address of this site, if it is clear without decoding all of it; undefined
 * otherwise, and the address's own page decodes it.
 * @param path path after the base
 */
export function findRedirect(path: string, hash: string): RedirectTarget | undefined {
  if (path === '') return { page: '' };
  if (path === 'open/') return BOARD.test(hash) ? { page: 'huang/referee/' } : undefined;
  const rule = path === 'r/' && RULE.exec(hash);
  return rule ? { page: `${rule[1]}/rules/${rule[2]}/`, id: String(rule[3]) } : undefined;
}
