/** Something that is said of a kindred game, with the rules of ours. */
interface Said {
  readonly rules: readonly string[];
  readonly sources?: readonly string[] | undefined;
}

/** What the page on a kindred game says. */
export interface Kindred {
  readonly kinds?: readonly Said[] | undefined;
  readonly lines: readonly Said[];
  readonly same?: readonly Said[] | undefined;
  readonly unknown?: readonly Said[] | undefined;
}

/** All sentences of the page, from top to bottom. */
export function sentencesOf({ lines, same = [], unknown = [] }: Kindred): readonly Said[] {
  return [...lines, ...same, ...unknown];
}

/** All that the page says: its table of kinds, then its sentences. */
export function saidOf(kindred: Kindred): readonly Said[] {
  return [...(kindred.kinds ?? []), ...sentencesOf(kindred)];
}
