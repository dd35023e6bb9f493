/** Something that is said of a related game, with the rules of ours. */
interface Statement {
  readonly rules: readonly string[];
  readonly sources?: readonly string[] | undefined;
}

/** What the page on a related game says. */
export interface RelatedGamePage {
  readonly kinds?: readonly Statement[] | undefined;
  readonly lines: readonly Statement[];
  readonly same?: readonly Statement[] | undefined;
  readonly unknown?: readonly Statement[] | undefined;
}

/** All sentences of the page, from top to bottom. */
export function listRelatedSentences({
  lines,
  same = [],
  unknown = [],
}: RelatedGamePage): readonly Statement[] {
  return [...lines, ...same, ...unknown];
}

/** All that the page says: its table of kinds, then its sentences. */
export function listRelatedStatements(kindred: RelatedGamePage): readonly Statement[] {
  return [...(kindred.kinds ?? []), ...listRelatedSentences(kindred)];
}
