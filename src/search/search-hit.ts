import type { SearchEntry } from './search-document.ts';

/** A hit: an entry that matches a query. */
export interface SearchHit {
  readonly entry: SearchEntry;
  /** How well it matches; only for comparing hits. */
  readonly score: number;
  /** How much of the query it covers, from 0 to 1; a word that is only similar counts less. */
  readonly coverage: number;
  /** Whether all content words of the query occur in its hidden questions. */
  readonly isQuestionMatch: boolean;
  /**
   * Whether it is a page that has a word of the query among its keywords, whatever else the query contains.
   */
  readonly isRequestedPage: boolean;
  /** The stems of the content words that it was found by; stop words are left out. */
  readonly terms: readonly string[];
}
