/**
 * What a release consists of, as `integration.mjs` writes it above the worker's code. Paths: from the base
 * on.
 */
export interface Release {
  /** 12 hex digits over the list below: the same files give the same id. */
  readonly id: string;
  /** Content type by file ending, as in `{ html: 'text/html; charset=utf-8' }`. */
  readonly types: Readonly<Record<string, string>>;
  /** Files that travel together. */
  readonly bundles: readonly Bundle[];
  /** Files that are fetched one by one. */
  readonly single: Hashes;
}

/** Files that travel in one of several orders, each in sections (`weave.ts`). */
export interface Bundle {
  /** By the language whose files come first; by an empty one where there is but one order. */
  readonly orders: Readonly<Record<string, Order>>;
  readonly files: Hashes;
}

export interface Order {
  readonly address: string;
  /** How many files come before those that can wait: pages of no language, the other languages, and the lessons. */
  readonly first: number;
}

/** File path with the first 12 hex digits of the SHA-256 of its bytes. */
type Hashes = Readonly<Record<string, string>>;

/** What a worker answers to `CHECK`, and to `MEND` when it is through: whether its whole release is on this device. */
export interface Held {
  /** The id of the release. */
  readonly release: string;
  readonly isWhole: boolean;
  /** It has never been here in full: what is not here yet was not deleted. */
  readonly isComing: boolean;
}
