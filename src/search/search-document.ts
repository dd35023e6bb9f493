import type { SynonymLines } from './vocabulary.ts';

/** What can be found: a rule, a rule that only gathers what others say, a term of the glossary, a tool, another page. */
export const HIT_KINDS = ['rule', 'summary', 'term', 'tool', 'page'] as const;
type Kind = (typeof HIT_KINDS)[number];

/** One thing that can be found in one language. */
export interface SearchEntry {
  /** A rule's id, else one that no rule has. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** Where it belongs: game and chapter. */
  readonly where: string;
  /** Its address below the site's root. */
  readonly path: string;
  /** All that it says, paragraphs parted by line feeds. */
  readonly text: string;
}

/** What a search is made from: the thing found, and words that it does not show. */
export interface SearchDocument extends SearchEntry {
  /** How people ask for it, each question by itself. */
  readonly questions: readonly string[];
  /**
   * What other editions, kindred games and people at the table call it or ask for it; each word of a page calls for it by
   * itself.
   */
  readonly words: string;
}

/** What the pages of a language call something, and what else it may be called. */
export interface NameVariants {
  readonly name: string;
  readonly also: readonly string[];
  /** Whether it is a word of the others that is enough to tell what is meant. */
  readonly isEnough?: true;
}

/** Another name, and the name that the pages of this language use for it; both as stems parted by spaces. */
export type SearchAlias = readonly [from: string, to: string];

/** The terms of what only helps to find a thing, parted by spaces. */
export interface HiddenTerms {
  readonly words: string;
  readonly questions: string;
}

/**
 * All that the search of one language needs to find, as it is fetched; its lines hold stems. All terms are counted
 * where it is searched.
 */
export interface SearchFile extends SynonymLines {
  readonly found: readonly SearchEntry[];
  /** One entry for each thing found. */
  readonly hidden: readonly HiddenTerms[];
  readonly aliases: readonly SearchAlias[];
  /** Long names, and the word of each that is enough. */
  readonly short: readonly SearchAlias[];
}
