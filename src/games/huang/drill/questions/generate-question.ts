import type { CaseEvaluator } from '../../../../lessons/case-evaluator.ts';
import { type EvaluatedOption, evaluateOptions } from '../../../../lessons/evaluate-options.ts';
import { type Exercise, makeOptionKey } from '../../../../lessons/exercise.ts';
import { ACTION_EVALUATOR } from '../../lessons/action-evaluator.ts';
import type { HuangActAnswer } from '../../referee/answer-action.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { Dynasty } from '../../rules/vocabulary.ts';
import { answerConflict, createCase, DRAFTS, type Draft } from './drafts.ts';
import type { Drill } from './drill-name.ts';
import { rateLevel } from './rate-level.ts';
import type { Scenario, WrittenCommitment } from './scenarios.ts';
import { createSeededRandom } from './seeded-random.ts';
import {
  guessColourWinner,
  guessLegality,
  guessTempleWinner,
  guessTieWinner,
  listOwnCommitments,
  type TigrisMistake,
} from './tigris-mistakes.ts';

/** A generated question with the evaluation of each option. */
export interface DrillQuestion {
  readonly exercise: Exercise;
  readonly setup: Setup;
  readonly action: Scenario['action'];
  /** The player who decides: who commits the tiles, or who wants to play something. */
  readonly by: Dynasty;
  /** The commitment in question, if the question is whether it is allowed. */
  readonly commitment: WrittenCommitment | undefined;
  readonly options: readonly EvaluatedOption<HuangActAnswer>[];
  /** Wrong options that are typical mistakes of players of Tigris & Euphrates. */
  readonly tempting: ReadonlyMap<string, TigrisMistake>;
  /** Difficulty: 0 easy, 1 medium, 2 hard. */
  readonly level: number;
}

/**
 * Creates an evaluator of cases whose position is already parsed. If the options do not change the case, its
 * answer is computed once.
 */
function createParsedEvaluator(): CaseEvaluator<HuangActAnswer> {
  let latest: { readonly refereeCase: object; readonly answer: HuangActAnswer | undefined } | undefined;
  return {
    ...ACTION_EVALUATOR,
    toCase: (written) => written,
    answerCase(refereeCase) {
      if (latest?.refereeCase !== refereeCase)
        latest = { refereeCase, answer: ACTION_EVALUATOR.answerCase(refereeCase) };
      return latest.answer;
    },
  };
}

/** The number of questions in a drill, from easy to hard. */
export const DRILL_SIZE = 10;
/** Returns the difficulty of a question, by its number. */
function getLevel(n: number): number {
  if (n % DRILL_SIZE < 3) return 0;
  return n % DRILL_SIZE < 7 ? 1 : 2;
}

/** An upper limit that is never reached in practice. */
const MOST_TRIES = 2000;

/** Generates question number `n` of a drill; it is the same for all players with the same drill. */
export function generateQuestion(drill: Drill, n: number): DrillQuestion {
  const tries = generateStepwise(drill, n);
  for (let next = tries.next(); ; next = tries.next()) if (next.done) return next.value;
}

/**
 * Generates question number `n` of a drill, as a generator that pauses in each attempt, because generating
 * takes some dozens of milliseconds on a slow phone.
 */
export function* generateStepwise({ kind, seed }: Drill, n: number): Generator<undefined, DrillQuestion> {
  const name = `huang/drill/${kind}-${seed}/${n}`;
  const level = getLevel(n);
  const isYes = createSeededRandom(name).chance(0.5);
  // A Tigris player makes no typical mistake about an illegal move between two states, so such a question may
  // have none.
  const isTempting = n % 2 === 1 && (kind !== 'may' || isYes || level === 0);
  for (let i = 0; i < MOST_TRIES; i++) {
    const dice = createSeededRandom(`${name}/${i}`);
    const draft = DRAFTS[kind](dice, level);
    yield;
    const one = draft && evaluateDraft(draft, name, level);
    if (!one || (isTempting && one.tempting.size === 0)) continue;
    if (kind !== 'may' || one.options.some(({ value, isRight }) => isRight && value === isYes)) return one;
  }
  throw new Error(`Nothing can be dealt for ${name}`);
}

/**
 * Evaluates a draft; undefined if it is no proper question (no right or no wrong option, or a decision is
 * missing) or does not have the difficulty `level`.
 */
function evaluateDraft(draft: Draft, id: string, level: number): DrillQuestion | undefined {
  const { scenario, by, commitment, ask, decisions, put, among, accept } = draft;
  const written = createCase(scenario, decisions);
  const exercise: Exercise = { id, hash: id, ask, case: written, put, among, accept, of: null };
  const all = evaluateOptions(exercise, createParsedEvaluator());
  if (!all || all.every(({ isRight }) => isRight) || !all.some(({ isRight }) => isRight)) return undefined;
  if (!all.every(ask === 'may' ? isAnswered : isSettled)) return undefined;
  if (rateLevel(draft, all) !== level) return undefined;
  return {
    exercise,
    setup: scenario.setup,
    action: scenario.action,
    by,
    commitment,
    options: all,
    tempting: findTemptations(draft, all),
    level,
  };
}

const isAnswered = ({ answer }: EvaluatedOption<HuangActAnswer>) => !('needs' in answer);

/** Returns whether there is a winner or a tie. */
function isSettled({ answer, facts }: EvaluatedOption<HuangActAnswer>): boolean {
  const isOpen = 'needs' in answer && answer.needs.decision === 'discard';
  return answer.legal && facts.winners.length > 0 && !isOpen;
}

function findTemptations(
  draft: Draft,
  all: readonly EvaluatedOption<HuangActAnswer>[],
): ReadonlyMap<string, TigrisMistake> {
  const wrong = all.filter(({ isRight }) => !isRight).map(({ key }) => key);
  return new Map(listTigrisAnswers(draft, all).filter(([key]) => wrong.includes(key)));
}

type TigrisAnswer = readonly [key: string, by: TigrisMistake];

/** Returns the answers of a player who thinks of Tigris & Euphrates. */
function listTigrisAnswers(
  draft: Draft,
  all: readonly EvaluatedOption<HuangActAnswer>[],
): readonly TigrisAnswer[] {
  const { scenario, ask, commitment, among } = draft;
  const isWar = scenario.action.type === 'place-tile';
  const toAnswers = (winner: string | undefined, by: TigrisMistake): readonly TigrisAnswer[] =>
    winner === undefined ? [] : [[winner, by]];
  if (ask === 'may') {
    if (commitment) return isWar ? [['false', 'helpers']] : [];
    const guess = guessLegality(scenario);
    return [[makeOptionKey(guess.may), guess.by]];
  }
  if (ask === 'how-many') {
    const least = all.findIndex(({ isRight }) => isRight);
    const isTied = (i: number) => all[i]?.facts.winners.includes('tie') ?? false;
    const guessed = isTied(least) ? least + 1 : isTied(least - 1) ? least - 1 : undefined;
    return guessed !== undefined && guessed < among.length ? [[String(guessed), 'defender']] : [];
  }
  const isTie = all[0]?.facts.winners.includes('tie');
  const ownAnswer = answerConflict(scenario, { commitments: listOwnCommitments(scenario) });
  const ownWinner = ownAnswer && ACTION_EVALUATOR.getFacts(ownAnswer, createCase(scenario, {})).winners[1];
  return [
    ...toAnswers(isWar ? ownWinner : undefined, 'helpers'),
    ...(isWar
      ? toAnswers(guessColourWinner(scenario), 'colours')
      : toAnswers(guessTempleWinner(scenario), 'temples')),
    ...(isTie ? toAnswers(guessTieWinner(scenario), 'defender') : []),
  ];
}
