/** The fields of a document that a hit shows. */
export const SHOWN_FIELDS = ['title', 'where', 'text'] as const;
/** The fields of a document that are searched but not shown. */
export const HIDDEN_FIELDS = ['words', 'questions'] as const;
/** A field of a document that is searched. */
export type SearchField = (typeof SHOWN_FIELDS | typeof HIDDEN_FIELDS)[number];

/** The position of a document that contains a term, and how often the term occurs there. */
interface Posting {
  readonly document: number;
  readonly count: number;
}

/** The counted terms of some fields of all documents. */
export interface TermCounts {
  /** The number of terms of each document, by field. */
  readonly lengths: readonly (readonly number[])[];
  /** Each term with the documents that contain it, in order, by field. */
  readonly terms: ReadonlyMap<string, readonly (readonly Posting[])[]>;
}

/** Counts the terms of documents by field. */
export function countTerms<Name extends SearchField>(
  names: readonly Name[],
  documents: readonly Readonly<Record<Name, readonly string[]>>[],
): TermCounts {
  const terms = new Map<string, Posting[][]>();
  for (const [document, fields] of documents.entries())
    for (const [field, name] of names.entries())
      for (const [term, count] of countEach(fields[name])) {
        const postings = terms.get(term) ?? names.map(() => []);
        postings[field]?.push({ document, count });
        terms.set(term, postings);
      }
  return { lengths: names.map((name) => documents.map((fields) => fields[name].length)), terms };
}

function countEach(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
