import type { CaseHandler } from '../core/case-handler.ts';
import type { RuleId } from '../core/trace.ts';

/** The facts of an answer that exercises use, independent of the game. */
export interface AnswerFacts {
  readonly isLawful: boolean;
  /** `peace`, `war`, …, or the target space; undefined if the rules forbid it or something is undecided. */
  readonly result: string | undefined;
  /** The winners, by all names that an option may use; `tie` if a player decides. */
  readonly winners: readonly string[];
  /** Who could have won. */
  readonly sides: readonly string[];
  /** The spaces whose pieces leave the board. */
  readonly removed: readonly string[];
  /** One entry per point: player and colour, e.g. `rat:red`. */
  readonly points: readonly string[];
  /** The rule that forbids it. */
  readonly forbiddenBy: RuleId | undefined;
  /** All cited rules. */
  readonly cited: readonly RuleId[];
}

/** The functions with which lessons evaluate a case of a game: its answer, and the facts in that answer. */
export interface CaseEvaluator<A> {
  /** Converts a case from content to the format of links; undefined if its position is invalid. */
  toCase(written: object): object | undefined;
  /** The answer of the rules engine; undefined if the case is invalid. */
  answerCase(refereeCase: object): A | undefined;
  getFacts(answer: A, refereeCase: object): AnswerFacts;
}

/** Creates the evaluator of the cases of a handler; `toCase` if content writes them in another format. */
export function createCaseEvaluator<A extends { readonly ok: true }>(
  handler: Pick<CaseHandler<never, A>, 'answer'>,
  getFacts: CaseEvaluator<A>['getFacts'],
  toCase: CaseEvaluator<A>['toCase'] = (written) => written,
): CaseEvaluator<A> {
  return {
    toCase,
    answerCase(refereeCase) {
      const answer = handler.answer(refereeCase);
      return answer.ok ? answer : undefined;
    },
    getFacts,
  };
}
