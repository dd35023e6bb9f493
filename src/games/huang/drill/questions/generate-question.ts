import type { CaseEvaluator } from '../../../../lessons/case-evaluator.ts';
import { type EvaluatedOption, evaluateOptions } from '../../../../lessons/evaluate-options.ts';
import { type Exercise, type ExerciseOption, makeOptionKey } from '../../../../lessons/exercise.ts';
import type { Predicate } from '../../../../lessons/predicate.ts';
import { ACTION_EVALUATOR } from '../../lessons/action-evaluator.ts';
import type { HuangActAnswer } from '../../referee/answer-action.ts';
import { getSpace } from '../../rules/board/board.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { BoardStep } from '../../rules/step.ts';
import type { Dynasty } from '../../rules/vocabulary.ts';
import { listTouchedStates } from './drill-board.ts';
import type { Drill } from './drill-name.ts';
import {
  generateAction,
  generateRevolt,
  generateWar,
  type Scenario,
  type WrittenCommitment,
} from './scenarios.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
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

/** A question before its evaluation. */
interface Draft {
  readonly scenario: Scenario;
  readonly by: Dynasty;
  readonly commitment?: WrittenCommitment;
  readonly ask: Exercise['ask'];
  readonly decisions: object;
  readonly put: readonly string[];
  readonly among: readonly ExerciseOption[];
  readonly accept: Predicate;
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

const DRAFTS: Readonly<Record<Drill['kind'], (dice: SeededRandom, level: number) => Draft | undefined>> = {
  winner: draftWinner,
  'how-many': draftCount,
  may: draftPermission,
};

function generateConflict(dice: SeededRandom, level: number): Scenario | undefined {
  const scenario = dice.chance(0.65) ? generateWar(dice, level) : generateRevolt(dice, level);
  if (!scenario) return undefined;
  const [first, second] = scenario.sides;
  const areApart = first?.dynasties.every((one) => !second?.dynasties.includes(one));
  return areApart ? scenario : undefined;
}

/** Drafts the question who wins. */
function draftWinner(dice: SeededRandom, level: number): Draft | undefined {
  const scenario = generateConflict(dice, level);
  if (!scenario) return undefined;
  const { turn: by } = scenario.setup;
  const decisions = { commitments: scenario.commitments };
  const answer = answerConflict(scenario, decisions);
  if (!answer) return undefined;
  const among = ACTION_EVALUATOR.getFacts(answer, createCase(scenario, decisions)).sides;
  const owed = 'needs' in answer && answer.needs.decision === 'discard' ? answer.needs : undefined;
  const discard = owed && { discard: owed.options.slice(0, owed.count) };
  return {
    scenario,
    by,
    ask: 'winner',
    decisions: { ...decisions, ...discard },
    put: [],
    among,
    accept: { lawful: true },
  };
}

/** Drafts the question how many tiles a player has to commit at least. */
function draftCount(dice: SeededRandom, level: number): Draft | undefined {
  const scenario = generateConflict(dice, level);
  if (!scenario) return undefined;
  const own = dice.pick(scenario.sides);
  const by = dice.pick(own.dynasties);
  const { turn } = scenario.setup;
  const others = scenario.commitments.filter((one) => one.by !== by);
  const isWar = scenario.action.type === 'place-tile';
  const decider = scenario.sides.find(({ dynasties }) => dynasties.includes(turn));
  if (!decider) return undefined;
  const commitments = [isWar ? { by, to: own.at } : { by }, ...others];
  const decisions = { commitments, ...(isWar && { tieWinner: decider.at }) };
  const wins: Predicate = { winner: by };
  // The player who places the tile decides a tie, so for that player a tie is enough.
  const accept: Predicate =
    isWar && decider === own ? { not: { all: [{ not: wins }, { not: { winner: 'tie' } }] } } : wins;
  return {
    scenario: { ...scenario, commitments: others },
    by,
    ask: 'how-many',
    decisions,
    put: ['decisions', 'commitments', '0', 'tiles'],
    among: [0, 1, 2, 3, 4],
    accept,
  };
}

/** Drafts the question whether a player may play something, or commit to a conflict. */
function draftPermission(dice: SeededRandom, level: number): Draft | undefined {
  const rest = { ask: 'may', put: [], among: [true, false], accept: { lawful: true } } as const;
  if (level === 0 || dice.chance(0.75)) {
    const attempt = generateAction(dice, level);
    return attempt && { ...rest, scenario: attempt, by: attempt.setup.turn, decisions: {} };
  }
  const scenario = dice.chance(0.5) ? generateWar(dice, level) : generateRevolt(dice, level);
  if (!scenario) return undefined;
  const side = dice.pick(scenario.sides);
  const fighters = scenario.sides.flatMap(({ dynasties }) => dynasties);
  const by = dice.pickIfAny(scenario.setup.players.filter((one) => !fighters.includes(one)));
  if (!by) return undefined;
  const isWar = scenario.action.type === 'place-tile';
  const commitment = { by, tiles: 1 + dice.below(2), ...(isWar && { to: side.at }) };
  return { ...rest, scenario, by, commitment, decisions: { commitments: [commitment] } };
}

const createCase = ({ setup, action }: Scenario, decisions: object) => ({
  game: 'huang',
  ask: 'act',
  position: setup,
  action,
  ...(Object.keys(decisions).length > 0 && { decisions }),
});

/** Returns the answer of the rules engine; undefined if there is no conflict. */
function answerConflict(scenario: Scenario, decisions: object): HuangActAnswer | undefined {
  const answer = createParsedEvaluator().answerCase(createCase(scenario, decisions));
  return answer?.legal && answer.trace.some(({ step }) => step === 'war' || step === 'revolt')
    ? answer
    : undefined;
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

/** Computes the difficulty of a question from measurable properties. */
function rateLevel(draft: Draft, all: readonly EvaluatedOption<HuangActAnswer>[]): number {
  const { scenario, ask, commitment } = draft;
  if (ask === 'may' && !commitment)
    return Math.min(2, Math.max(0, countTouchedStates(scenario) - 1) + (isLeaderMoved(scenario) ? 1 : 0));
  const traitCount =
    Object.values(countTraits(scenario, all)).reduce((sum, one) => sum + one, 0) + (commitment ? 1 : 0);
  if (traitCount < 2) return 0;
  return traitCount < 3 ? 1 : 2;
}

/** Returns whether the played leader is already on the board. */
function isLeaderMoved({ builder, setup, action: { type, colour } }: Scenario): boolean {
  return type === 'position-leader' && [...builder.leaders.values()].includes(`${setup.turn}:${colour}`);
}

function countTouchedStates({ builder, action }: Scenario): number {
  return listTouchedStates(
    builder,
    getSpace(builder.board, action.type === 'place-tile' ? action.at : action.to),
  ).length;
}

/** Counts what makes a question hard: states beyond two, bystanders, supporters, ties, many losses. */
function countTraits(scenario: Scenario, all: readonly EvaluatedOption<HuangActAnswer>[]) {
  const { commitments, action } = scenario;
  const steps = all.flatMap(({ answer }) => answer.trace);
  const hasStep = (name: BoardStep['step']) => steps.some(({ step }) => step === name);
  const lost = Math.max(
    ...all.map(({ answer }) => answer.trace.filter(({ step }) => LOSSES.includes(step)).length),
  );
  const isWar = hasStep('war');
  return {
    states: Math.max(0, countTouchedStates(scenario) - (isWar ? 2 : 1)),
    bystanders: hasStep('bystander') ? 1 : 0,
    supporters: commitments.length > 1 ? 1 : 0,
    leaders: commitments.some(({ leader }) => leader) ? 1 : 0,
    ties: hasStep('tied') || steps.some((step) => step.step === 'revolt-won' && step.isTie) ? 1 : 0,
    joining: isWar && action.colour === 'red' ? 1 : 0,
    losses: lost > 3 ? 1 : 0,
  };
}

const LOSSES: readonly BoardStep['step'][] = ['leader-left', 'tile-left', 'pagoda-lost', 'palace-lost'];
