import type { RuleId } from '../engine/trace.ts';

/** What the referee’s answer says of the things that lessons ask about, whatever the game. */
export interface Facts {
  readonly isLawful: boolean;
  /** `peace`, `war`, …, or the space to which it goes; none where a rule forbids it or something is still to be decided. */
  readonly result: string | undefined;
  /** Who has won, by all the names that a choice may give them; `tie` where somebody decides who. */
  readonly winners: readonly string[];
  /** Who could have won. */
  readonly sides: readonly string[];
  /** The spaces whose pieces leave the board. */
  readonly removed: readonly string[];
  /** Every point by who gets it and its colour, `rat:red`. */
  readonly points: readonly string[];
  /** The rule that forbids it. */
  readonly forbiddenBy: RuleId | undefined;
  /** Every rule that is cited. */
  readonly cited: readonly RuleId[];
}

/** How a game is asked about in lessons: what the referee says to a case, and what that says of the things asked about. */
export interface Asked<A> {
  /** A case as content writes it, as links carry it; undefined where its position cannot be read. */
  caseOf(written: object): object | undefined;
  /** The referee’s answer; undefined where there is no such case. */
  answerTo(asked: object): A | undefined;
  factsOf(answer: A, asked: object): Facts;
}
