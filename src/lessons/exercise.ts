import type { Predicate } from './predicate.ts';

/**
 * The kinds of questions: where may this be placed, which of several, who wins, who owns it, how many
 * suffice, may I, where does it go, what leaves the board, how much does it score.
 */
export const QUESTION_KINDS = [
  'place',
  'which',
  'winner',
  'owner',
  'how-many',
  'may',
  'goes',
  'leaves',
  'scores',
] as const;
type Question = (typeof QUESTION_KINDS)[number];

/** An option: one or several spaces, a number, a player, yes or no. */
export type ExerciseOption = string | number | boolean | readonly string[];

/** A decision on a position. Only the rules engine determines which options are right. */
export interface Exercise {
  /** Game, lesson and name. */
  readonly id: string;
  /** A hash of the content; if it changes, stored results no longer apply. */
  readonly hash: string;
  readonly ask: Question;
  readonly case: object;
  /** Path of the property of the case that an option sets; empty if the options only predict the result. */
  readonly put: readonly string[];
  readonly among: readonly ExerciseOption[];
  /** The predicate that makes an option right, for options that are put into the case. */
  readonly accept: Predicate;
  /** The player and colour whose points the question is about, e.g. `rat:red`; null for other questions. */
  readonly of: string | null;
}

/** Returns the name of an option in stored results. */
export function makeOptionKey(value: ExerciseOption): string {
  return Array.isArray(value) ? value.join('+') : String(value);
}
