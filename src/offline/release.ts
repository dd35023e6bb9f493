/**
 * What a release consists of, as `integration.mjs` writes it above the worker's code. Paths: from the base
 * on.
 */
export interface Release {
  /** 12 hex digits over the list below: the same files give the same id. */
  readonly id: string;
  /** Content type by file ending, as in `{ html: 'text/html; charset=utf-8' }`. */
  readonly types: Readonly<Record<string, string>>;
  /** Address of a bundle, such as `_precache/pl.<hash>.json`, with the files that travel in it. */
  readonly bundles: Readonly<Record<string, Hashes>>;
  /** Files that are fetched one by one. */
  readonly single: Hashes;
}

/** File path with the first 16 hex digits of the SHA-256 of its bytes. */
type Hashes = Readonly<Record<string, string>>;

/** What a worker answers to `CHECK`, and to `MEND` when it is through: whether its whole release is on this device. */
export interface Held {
  /** The id of the release. */
  readonly release: string;
  readonly isWhole: boolean;
}
