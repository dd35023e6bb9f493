// What is hidden of the documents, in few bytes: terms in alphabetical order, each without the beginning that it shares with the one before,
// and for each term, field by field, the documents that hold it as letters.

import { type Counted, type Counts, HIDDEN, pairsOf } from './counted.ts';

/** The index of one language as it is fetched. */
export interface PackedIndex {
  /** How many terms each document has, by field. */
  readonly lengths: readonly (readonly number[])[];
  /** A term a line: the letter of how much it shares with the line before (`a` for nothing), and what follows. */
  readonly terms: string;
  /**
   * A term a line: its documents by field, fields parted by commas, none at the end. A document is its distance from
   * the one before it as a small letter (`a` is the next one), after decimal digits for each 26 on top; then capitals
   * for how often the term stands there more than once (`A` once more, `Z` 26 times, and so on).
   */
  readonly postings: string;
}

const LETTERS = 26;
const ZERO = '0'.charCodeAt(0);
const SMALL = 'a'.charCodeAt(0);
const CAPITAL = 'A'.charCodeAt(0);

const letter = (first: number, n: number) => String.fromCharCode(first + n);

/** Packs what was counted. */
export function packIndex({ lengths, terms }: Counted): PackedIndex {
  const entries = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    lengths,
    terms: shortened(entries.map(([term]) => term)).join('\n'),
    postings: entries.map(([, fields]) => lineOf(fields)).join('\n'),
  };
}

/** Each term without what it shares with the one before. */
function shortened(terms: readonly string[]): readonly string[] {
  let before = '';
  return terms.map((term) => {
    let shared = 0;
    while (shared < LETTERS - 1 && shared < before.length && term[shared] === before[shared]) shared++;
    before = term;
    return letter(SMALL, shared) + term.slice(shared);
  });
}

function lineOf(fields: readonly Counts[]): string {
  return fields.map(lettersOf).join(',').replace(/,+$/, '');
}

function lettersOf(counts: Counts): string {
  let text = '';
  let next = 0;
  for (const [document, count] of pairsOf(counts)) {
    const distance = document - next;
    const rounds = Math.floor(distance / LETTERS);
    const more = count - 1;
    text += (rounds > 0 ? rounds : '') + letter(SMALL, distance % LETTERS);
    text += 'Z'.repeat(Math.floor(more / LETTERS));
    if (more % LETTERS > 0) text += letter(CAPITAL, (more % LETTERS) - 1);
    next = document + 1;
  }
  return text;
}

/**
 * What was counted.
 * @throws {Error} if it is damaged
 */
export function unpackIndex({ lengths, terms, postings }: PackedIndex): Counted {
  const count = countOf(lengths);
  const lines = postings.split('\n');
  const counted = new Map<string, readonly Counts[]>();
  let before = '';
  for (const [at, line] of terms.split('\n').entries()) {
    before = termOf(line, before);
    counted.set(before, fieldsOf(lines[at], count));
  }
  if (counted.size !== lines.length) throw new Error('the index is damaged');
  return { lengths, terms: counted };
}

/** How many documents there are: each field has a length for each of them. */
function countOf([first, ...others]: PackedIndex['lengths']): number {
  const isEven = others.length === HIDDEN.length - 1 && others.every((some) => some.length === first?.length);
  if (!first?.length || !isEven) throw new Error('the index is damaged');
  return first.length;
}

/** The term that a line stands for; terms are in order, so that none comes twice. */
function termOf(line: string, before: string): string {
  const shared = line.charCodeAt(0) - SMALL;
  const term = before.slice(0, shared) + line.slice(1);
  if (shared >= 0 && shared <= before.length && term > before) return term;
  throw new Error(`the index has a damaged term: ${line}`);
}

function fieldsOf(line: string | undefined, documents: number): readonly Counts[] {
  const texts = line?.split(',');
  if (!texts || line === '' || texts.length > HIDDEN.length)
    throw new Error(`the index has a damaged line: ${line}`);
  return HIDDEN.map((_, field) => {
    const letters = texts[field];
    return letters ? countsOf(letters, documents) : [];
  });
}

/** Goes through it letter by letter: of tens of thousands, while a person waits for the search. */
function countsOf(letters: string, documents: number): Counts {
  const counts: number[] = [];
  let next = 0;
  let at = 0;
  /** How far the next letter is from the first of so many, and passes on; -1 if it is none of them. */
  const taken = (first: number, many: number) => {
    const distance = letters.charCodeAt(at) - first;
    if (!(distance >= 0 && distance < many)) return -1;
    at++;
    return distance;
  };
  while (at < letters.length) {
    let rounds = 0;
    for (let digit = taken(ZERO, 10); digit >= 0; digit = taken(ZERO, 10)) rounds = rounds * 10 + digit;
    const small = taken(SMALL, LETTERS);
    const document = next + rounds * LETTERS + small;
    if (small < 0 || document >= documents) throw new Error(`the index has damaged documents: ${letters}`);
    let count = 1;
    for (let more = taken(CAPITAL, LETTERS); more >= 0; more = taken(CAPITAL, LETTERS)) count += more + 1;
    counts.push(document, count);
    next = document + 1;
  }
  return counts;
}
