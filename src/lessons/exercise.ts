import type { Predicate } from './predicate.ts';

/**
 * What is asked: where may this lie, which of several, who wins, whose is it, how many do you need at least, may I, where
 * does it go, what leaves the board, how much does it score.
 */
export const QUESTIONS = [
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
type Question = (typeof QUESTIONS)[number];

/** Something that can be chosen: a space or several, a number, a player, yes or no. */
export type Value = string | number | boolean | readonly string[];

/** A decision on a position: who is right about it says the referee alone. */
export interface Exercise {
  /** Its game, its lesson and its own name. */
  readonly id: string;
  /** What it asks, as a short sign: another one is another exercise. */
  readonly hash: string;
  readonly ask: Question;
  readonly case: object;
  /** Where in the case a choice goes, by the names on the way there; none where it only tells what comes out. */
  readonly put: readonly string[];
  readonly among: readonly Value[];
  /** What makes a choice right that goes into the case. */
  readonly accept: Predicate;
  /** Whose points are asked for, and of which colour, `rat:red`; null where none are. */
  readonly of: string | null;
}

/** The name of a choice in what is kept. */
export function keyOf(value: Value): string {
  return Array.isArray(value) ? value.join('+') : String(value);
}
