/**
 * The manifest of a release, which `integration.mjs` writes above the worker's code. All paths are relative
 * to the base.
 */
export interface Release {
  /** 12 hex digits, a hash of the manifest: the same files give the same id. */
  readonly id: string;
  /** Content type by file extension, e.g. `{ html: 'text/html; charset=utf-8' }`. */
  readonly types: Readonly<Record<string, string>>;
  /** Files that are fetched as bundles. */
  readonly bundles: readonly Bundle[];
  /** Address of the `PageStyle[]` of its pages, which only updates need; missing if no page has a style. */
  readonly styles?: string;
  /** Files that are fetched one by one. */
  readonly single: Hashes;
}

/** Files in one of several orders, each divided into sections (`bundle-codec.ts`). */
export interface Bundle {
  /** Orders by the language whose files come first; the key is empty if there is only one order. */
  readonly orders: Readonly<Record<string, BundleOrder>>;
  readonly files: Hashes;
}

/** A bundle with its files in one order. */
export interface BundleOrder {
  readonly address: string;
  /**
   * Number of files that are needed first. Pages without a language, the other languages and the lessons
   * follow.
   */
  readonly first: number;
}

/** File path to the first 12 hex digits of the SHA-256 of its bytes. */
type Hashes = Readonly<Record<string, string>>;

/**
 * The worker's answer to `CHECK`, and to `MEND` when it is finished: whether its release is completely
 * stored.
 */
export interface InstallStatus {
  /** Id of the release. */
  readonly release: string;
  readonly isWhole: boolean;
  /** The release has never been complete: missing files are still to come and were not deleted. */
  readonly isComing: boolean;
}
