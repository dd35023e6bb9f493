/**
 * The difference between the referee and the second implementation on a question, if any, and what the
 * question contains.
 */
export interface Compared {
  readonly difference?: string;
  readonly seen: readonly string[];
}
