/** A statement about a related game, with the rules of ours that it is compared with. */
interface Statement {
  readonly rules: readonly string[];
  readonly sources?: readonly string[] | undefined;
}

/** The statements of the page on a related game. */
export interface RelatedGamePage {
  readonly kinds?: readonly Statement[] | undefined;
  readonly lines: readonly Statement[];
  readonly same?: readonly Statement[] | undefined;
  readonly unknown?: readonly Statement[] | undefined;
}

/** Lists all sentences of the page, from top to bottom. */
export function listRelatedSentences({
  lines,
  same = [],
  unknown = [],
}: RelatedGamePage): readonly Statement[] {
  return [...lines, ...same, ...unknown];
}

/** Lists all statements of the page: its table of kinds, then its sentences. */
export function listRelatedStatements(page: RelatedGamePage): readonly Statement[] {
  return [...(page.kinds ?? []), ...listRelatedSentences(page)];
}
