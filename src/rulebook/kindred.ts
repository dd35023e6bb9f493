/** Something that is said of a related game, with the rules of ours. */
interface Statement {
  readonly rules: readonly string[];
  readonly sources?: readonly string[] | undefined;
}

/** What the page on a related game says. */
export interface Kindred {
  readonly kinds?: readonly Statement[] | undefined;
  readonly lines: readonly Statement[];
  readonly same?: readonly Statement[] | undefined;
  readonly unknown?: readonly Statement[] | undefined;
}

/** All sentences of the page, from top to bottom. */
export function listSentences({ lines, same = [], unknown = [] }: Kindred): readonly Statement[] {
  return [...lines, ...same, ...unknown];
}

/** All that the page says: its table of kinds, then its sentences. */
export function listStatements(kindred: Kindred): readonly Statement[] {
  return [...(kindred.kinds ?? []), ...listSentences(kindred)];
}
