import type { SynonymLines } from './vocabulary.ts';

/**
 * What can be found: a rule, a rule that only summarises others, a term of the glossary, a tool, another
 * page.
 */
export const HIT_KINDS = ['rule', 'summary', 'term', 'tool', 'page'] as const;
type Kind = (typeof HIT_KINDS)[number];

/** Something that can be found, in one language. */
export interface SearchEntry {
  /** The id of a rule, or an id with a prefix for other kinds (`term:huang/bag`). */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** Its game and chapter. */
  readonly where: string;
  /** Its path in the site, without the language. */
  readonly path: string;
  /** Its whole text, paragraphs separated by line feeds. */
  readonly text: string;
  /** Whether it is a rule that we have only from elsewhere, such as a review, and not from a rulebook. */
  readonly isElsewhere?: true;
}

/** The input of an index: an entry and its hidden texts, by which it is also found. */
export interface SearchDocument extends SearchEntry {
  /** The questions of players that it answers. */
  readonly questions: readonly string[];
  /**
   * What it is called in other editions, in related games and by players. Each word is a keyword: a page is
   * listed for any query that contains one.
   */
  readonly words: string;
}

/** The name of a thing in the texts of a language, and other names for it. */
export interface NameVariants {
  readonly name: string;
  readonly also: readonly string[];
  /** Whether the name is a word of each of the others that is sufficient on its own. */
  readonly isEnough?: true;
}

/** Another name, and the name that the texts of this language use; both as stems separated by spaces. */
export type SearchAlias = readonly [from: string, to: string];

/** The terms of the hidden texts of an entry, separated by spaces. */
export interface HiddenTerms {
  readonly words: string;
  readonly questions: readonly string[];
}

/**
 * The entries and synonyms of one language, as they are fetched; synonyms are stems. It is not an index: the
 * device counts the terms and makes one.
 */
export interface SearchFile extends SynonymLines {
  readonly found: readonly SearchEntry[];
  /** The hidden terms of an entry, separated by spaces; those of each question apart. */
  readonly hidden: readonly HiddenTerms[];
  readonly aliases: readonly SearchAlias[];
  /** Long names, each with the one of its words that is sufficient. */
  readonly short: readonly SearchAlias[];
}
