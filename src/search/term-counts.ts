/** The parts of a document that are shown, and those that only help to find it. */
export const SHOWN_FIELDS = ['title', 'where', 'text'] as const;
export const HIDDEN_FIELDS = ['words', 'questions'] as const;
export type SearchField = (typeof SHOWN_FIELDS | typeof HIDDEN_FIELDS)[number];

/** The documents that hold a term, in order, each followed by how often: 3, 1, 8, 2 is once in 3 and twice in 8. */
export type Postings = readonly number[];

/** What documents say in some of their fields, counted. */
export interface TermCounts {
  /** How many terms each document has, by field. */
  readonly lengths: readonly (readonly number[])[];
  /** Each term with its documents, by field. */
  readonly terms: ReadonlyMap<string, readonly Postings[]>;
}

/** The documents that hold a term, each with how often. */
export function listPostings(counts: Postings): readonly (readonly [document: number, count: number])[] {
  const pairs: [number, number][] = [];
  for (let at = 0; at + 1 < counts.length; at += 2) pairs.push([Number(counts[at]), Number(counts[at + 1])]);
  return pairs;
}

/** Counts the terms of documents, each given by field. */
export function countTerms<Name extends SearchField>(
  names: readonly Name[],
  documents: readonly Readonly<Record<Name, readonly string[]>>[],
): TermCounts {
  const terms = new Map<string, number[][]>();
  for (const [document, fields] of documents.entries())
    for (const [field, name] of names.entries())
      for (const [term, count] of tallied(fields[name])) {
        const counts = terms.get(term) ?? names.map(() => []);
        counts[field]?.push(document, count);
        terms.set(term, counts);
      }
  return { lengths: names.map((name) => documents.map((fields) => fields[name].length)), terms };
}

function tallied(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    const before = counts.get(term);
    counts.set(term, before === undefined ? 1 : before + 1);
  }
  return counts;
}
