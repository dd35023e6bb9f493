import type { Colour } from '../../engine/huang/vocabulary.ts';

/** What lies on a board, by the names of its spaces, whether or not it could be so. */
export interface Lying {
  readonly tiles: Readonly<Record<string, Colour>>;
  /** Leaders as `rat:red`. */
  readonly leaders: Readonly<Record<string, string>>;
  readonly pagodas: readonly { readonly colour: Colour; readonly at: readonly string[] }[];
  readonly palace: readonly string[] | null;
  readonly granaries: readonly string[];
  readonly bandits: readonly { readonly at: readonly string[]; readonly strength: number }[];
}
