/** The fields of a document that a hit shows. */
export const SHOWN_FIELDS = ['title', 'where', 'text'] as const;
/** The fields of a document that are searched but not shown. */
export const HIDDEN_FIELDS = ['words', 'questions'] as const;
/** A field of a document that is searched. */
export type SearchField = (typeof SHOWN_FIELDS | typeof HIDDEN_FIELDS)[number];

/**
 * The documents that contain a term, in order, each followed by how often: 3, 1, 8, 2 is once in 3 and twice
 * in 8.
 */
export type Postings = readonly number[];

/** The counted terms of some fields of all documents. */
export interface TermCounts {
  /** The number of terms of each document, by field. */
  readonly lengths: readonly (readonly number[])[];
  /** Each term with its documents, by field. */
  readonly terms: ReadonlyMap<string, readonly Postings[]>;
}

/** Lists the documents that contain a term, each with the number of occurrences. */
export function listPostings(counts: Postings): readonly (readonly [document: number, count: number])[] {
  const pairs: [number, number][] = [];
  for (let at = 0; at + 1 < counts.length; at += 2) pairs.push([Number(counts[at]), Number(counts[at + 1])]);
  return pairs;
}

/** Counts the terms of documents by field. */
export function countTerms<Name extends SearchField>(
  names: readonly Name[],
  documents: readonly Readonly<Record<Name, readonly string[]>>[],
): TermCounts {
  const terms = new Map<string, number[][]>();
  for (const [document, fields] of documents.entries())
    for (const [field, name] of names.entries())
      for (const [term, count] of countEach(fields[name])) {
        const counts = terms.get(term) ?? names.map(() => []);
        counts[field]?.push(document, count);
        terms.set(term, counts);
      }
  return { lengths: names.map((name) => documents.map((fields) => fields[name].length)), terms };
}

function countEach(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    const before = counts.get(term);
    counts.set(term, before === undefined ? 1 : before + 1);
  }
  return counts;
}
