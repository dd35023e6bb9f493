// Shared addresses without a language. Each has a page that reads the fragment and redirects. A service
// worker that knows the fragment and the user's language redirects by itself, so that one page is loaded
// instead of two.

import { findChecksum, withChecksum } from '../share/answer-checksum.ts';

/** The target of an address, independent of the language. */
export interface RedirectTarget {
  /** Path of the page after the language. */
  readonly page: string;
  /** The fragment of the target with its `#`; empty for none. */
  readonly fragment: string;
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
export function findRedirect(path: string, hash: string, search: string): RedirectTarget | undefined {
  const checksum = path === 'open/' ? findChecksum(search) : undefined;
  if (path === 'open/')
    return BOARD.test(hash) ? { page: 'huang/referee/', fragment: withChecksum(hash, checksum) } : undefined;
  if (path === '') return { page: '', fragment: hash };
  const rule = path === 'r/' ? RULE.exec(hash) : null;
  return rule ? { page: `${rule[1]}/rules/${rule[2]}/`, fragment: hash, id: String(rule[3]) } : undefined;
}
