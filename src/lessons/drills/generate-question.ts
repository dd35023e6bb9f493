import { getSpace } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { HuangActAnswer } from '../../referee/huang/answer-action.ts';
import { ACTION_EVALUATOR } from '../action-evaluator.ts';
import type { CaseEvaluator } from '../case-evaluator.ts';
import { type EvaluatedOption, evaluateOptions } from '../evaluate-options.ts';
import { type Exercise, type ExerciseOption, makeOptionKey } from '../exercise.ts';
import type { Predicate } from '../predicate.ts';
import { listTouchedStates } from './board-builder.ts';
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
  /** The player who decides: whose tiles are asked for, or who wants to play something. */
  readonly by: Dynasty;
  /** The commitment in question, if the question is whether it is allowed. */
  readonly commitment: WrittenCommitment | undefined;
  readonly options: readonly EvaluatedOption<HuangActAnswer>[];
  /** Wrong options that are typical mistakes of players of Tigris & Euphrates. */
  readonly tempting: ReadonlyMap<string, TigrisMistake>;
  /** Difficulty: 0 easy, 1 medium, 2 hard. */
  readonly level: number;
}

/** Evaluates cases whose position is already parsed. */
const DRILLED: CaseEvaluator<HuangActAnswer> = {
  ...ACTION_EVALUATOR,
  toCase: (written) => written,
  answerCase(asked) {
    // If the options do not change the case, its answer is computed once.
    if (known.asked !== asked) known = { asked, answer: ACTION_EVALUATOR.answerCase(asked) };
    return known.answer;
  },
};
let known: { readonly asked: object; readonly answer: HuangActAnswer | undefined } = {
  asked: {},
  answer: undefined,
};

/** A question before its evaluation. */
interface Draft {
  readonly scheme: Scenario;
  readonly by: Dynasty;
  readonly helps?: WrittenCommitment;
  readonly ask: Exercise['ask'];
  readonly decisions: object;
  readonly put: readonly string[];
  readonly among: readonly ExerciseOption[];
  readonly accept: Predicate;
}

/** Number of questions in a drill, from easy to hard. */
export const DRILL_SIZE = 10;
/** The difficulty of a question, by its number. */
function levelAt(n: number): number {
  if (n % DRILL_SIZE < 3) return 0;
  return n % DRILL_SIZE < 7 ? 1 : 2;
}

/** An upper limit that is never reached in practice. */
const MOST_TRIES = 2000;

/** The question with a number in a drill; the same for everybody with the same drill. */
export function generateQuestion(drill: Drill, n: number): DrillQuestion {
  const tries = generateStepwise(drill, n);
  for (let next = tries.next(); ; next = tries.next()) if (next.done) return next.value;
}

/**
 * The same as a generator that yields after each attempt, because generating takes some dozens of
 * milliseconds on a slow phone.
 */
export function* generateStepwise({ kind, seed }: Drill, n: number): Generator<undefined, DrillQuestion> {
  const name = `huang/drill/${kind}-${seed}/${n}`;
  const level = levelAt(n);
  const isYes = createSeededRandom(name).chance(0.5);
  // A Tigris player makes no typical mistake about an illegal move between two states, so none is demanded
  // there.
  const isTempting = n % 2 === 1 && (kind !== 'may' || isYes || level === 0);
  for (let i = 0; i < MOST_TRIES; i++) {
    const dice = createSeededRandom(`${name}/${i}`);
    const draft = DRAFTS[kind](dice, level);
    yield;
    const one = draft && judgedDraft(draft, name, level);
    if (!one || (isTempting && one.tempting.size === 0)) continue;
    if (kind !== 'may' || one.options.some(({ value, isRight }) => isRight && value === isYes)) return one;
  }
  throw new Error(`Nothing can be dealt for ${name}`);
}

const DRAFTS: Readonly<Record<Drill['kind'], (dice: SeededRandom, level: number) => Draft | undefined>> = {
  winner: winnerDraft,
  'how-many': countDraft,
  may: mayDraft,
};

function quarrelIn(dice: SeededRandom, level: number): Scenario | undefined {
  const scheme = dice.chance(0.65) ? generateWar(dice, level) : generateRevolt(dice, level);
  if (!scheme) return undefined;
  const [first, second] = scheme.sides;
  const areApart = first?.dynasties.every((one) => !second?.dynasties.includes(one));
  return areApart ? scheme : undefined;
}

/** Asks who wins. */
function winnerDraft(dice: SeededRandom, level: number): Draft | undefined {
  const scheme = quarrelIn(dice, level);
  if (!scheme) return undefined;
  const { turn: by } = scheme.setup;
  const decisions = { commitments: scheme.commitments };
  const answer = answerTo(scheme, decisions);
  if (!answer) return undefined;
  const among = ACTION_EVALUATOR.getFacts(answer, caseFrom(scheme, decisions)).sides;
  const owed = 'needs' in answer && answer.needs.decision === 'discard' ? answer.needs : undefined;
  const discard = owed && { discard: owed.options.slice(0, owed.count) };
  return {
    scheme,
    by,
    ask: 'winner',
    decisions: { ...decisions, ...discard },
    put: [],
    among,
    accept: { lawful: true },
  };
}

/** Asks how many tiles a player has to commit at least. */
function countDraft(dice: SeededRandom, level: number): Draft | undefined {
  const scheme = quarrelIn(dice, level);
  if (!scheme) return undefined;
  const own = dice.pick(scheme.sides);
  const by = dice.pick(own.dynasties);
  const { turn } = scheme.setup;
  const others = scheme.commitments.filter((one) => one.by !== by);
  const isWar = scheme.action.type === 'place-tile';
  const decider = scheme.sides.find(({ dynasties }) => dynasties.includes(turn));
  if (!decider) return undefined;
  const commitments = [isWar ? { by, to: own.at } : { by }, ...others];
  const decisions = { commitments, ...(isWar && { tieWinner: decider.at }) };
  const wins: Predicate = { winner: by };
  // The player who places the tile decides a tie, so for that player a tie is enough.
  const accept: Predicate =
    isWar && decider === own ? { not: { all: [{ not: wins }, { not: { winner: 'tie' } }] } } : wins;
  return {
    scheme: { ...scheme, commitments: others },
    by,
    ask: 'how-many',
    decisions,
    put: ['decisions', 'commitments', '0', 'tiles'],
    among: [0, 1, 2, 3, 4],
    accept,
  };
}

/** Asks whether a player may play something, or help. */
function mayDraft(dice: SeededRandom, level: number): Draft | undefined {
  const rest = { ask: 'may', put: [], among: [true, false], accept: { lawful: true } } as const;
  if (level === 0 || dice.chance(0.75)) {
    const wish = generateAction(dice, level);
    return wish && { ...rest, scheme: wish, by: wish.setup.turn, decisions: {} };
  }
  const scheme = dice.chance(0.5) ? generateWar(dice, level) : generateRevolt(dice, level);
  if (!scheme) return undefined;
  const helped = dice.pick(scheme.sides);
  const fighters = scheme.sides.flatMap(({ dynasties }) => dynasties);
  const by = dice.pickIfAny(scheme.setup.players.filter((one) => !fighters.includes(one)));
  if (!by) return undefined;
  const isWar = scheme.action.type === 'place-tile';
  const helps = { by, tiles: 1 + dice.below(2), ...(isWar && { to: helped.at }) };
  return { ...rest, scheme, by, helps, decisions: { commitments: [helps] } };
}

const caseFrom = ({ setup, action }: Scenario, decisions: object) => ({
  game: 'huang',
  ask: 'act',
  position: setup,
  action,
  ...(Object.keys(decisions).length > 0 && { decisions }),
});

/** The answer of the rules engine, if there is a conflict. */
function answerTo(scheme: Scenario, decisions: object): HuangActAnswer | undefined {
  const answer = DRILLED.answerCase(caseFrom(scheme, decisions));
  return answer?.legal && answer.trace.some(({ step }) => step === 'war' || step === 'revolt')
    ? answer
    : undefined;
}

/**
 * Evaluates a draft; undefined if it is no proper question (no right or no wrong option, or something
 * undecided) or has another difficulty than wanted.
 */
function judgedDraft(draft: Draft, id: string, level: number): DrillQuestion | undefined {
  const { scheme, by, helps, ask, decisions, put, among, accept } = draft;
  const written = caseFrom(scheme, decisions);
  const exercise: Exercise = { id, hash: id, ask, case: written, put, among, accept, of: null };
  const all = evaluateOptions(exercise, DRILLED);
  if (!all || all.every(({ isRight }) => isRight) || !all.some(({ isRight }) => isRight)) return undefined;
  if (!all.every(ask === 'may' ? isWhole : isSettled)) return undefined;
  if (levelOf(draft, all) !== level) return undefined;
  return {
    exercise,
    setup: scheme.setup,
    by,
    commitment: helps,
    options: all,
    tempting: temptationsIn(draft, all),
    level,
  };
}

const isWhole = ({ answer }: EvaluatedOption<HuangActAnswer>) => !('needs' in answer);

/** Whether there is a winner or a tie. */
function isSettled({ answer, facts }: EvaluatedOption<HuangActAnswer>): boolean {
  const isOpen = 'needs' in answer && answer.needs.decision === 'discard';
  return answer.legal && facts.winners.length > 0 && !isOpen;
}

function temptationsIn(
  draft: Draft,
  all: readonly EvaluatedOption<HuangActAnswer>[],
): ReadonlyMap<string, TigrisMistake> {
  const wrong = all.filter(({ isRight }) => !isRight).map(({ key }) => key);
  return new Map(opinionsOn(draft, all).filter(([key]) => wrong.includes(key)));
}

type Opinion = readonly [key: string, by: TigrisMistake];

/** The answers of a player who thinks of another game. */
function opinionsOn(draft: Draft, all: readonly EvaluatedOption<HuangActAnswer>[]): readonly Opinion[] {
  const { scheme, ask, helps, among } = draft;
  const isWar = scheme.action.type === 'place-tile';
  const named = (winner: string | undefined, by: TigrisMistake): readonly Opinion[] =>
    winner === undefined ? [] : [[winner, by]];
  if (ask === 'may') {
    if (helps) return isWar ? [['false', 'helpers']] : [];
    const there = guessLegality(scheme);
    return [[makeOptionKey(there.may), there.by]];
  }
  if (ask === 'how-many') {
    const least = all.findIndex(({ isRight }) => isRight);
    const isTied = (i: number) => all[i]?.facts.winners.includes('tie') ?? false;
    const needed = isTied(least) ? least + 1 : isTied(least - 1) ? least - 1 : undefined;
    return needed !== undefined && needed < among.length ? [[String(needed), 'defender']] : [];
  }
  const isTie = all[0]?.facts.winners.includes('tie');
  const alone = answerTo(scheme, { commitments: listOwnCommitments(scheme) });
  const unhelped = alone && ACTION_EVALUATOR.getFacts(alone, caseFrom(scheme, {})).winners[1];
  return [
    ...named(isWar ? unhelped : undefined, 'helpers'),
    ...(isWar ? named(guessColourWinner(scheme), 'colours') : named(guessTempleWinner(scheme), 'temples')),
    ...(isTie ? named(guessTieWinner(scheme), 'defender') : []),
  ];
}

/** The difficulty, from measurable properties. */
function levelOf(draft: Draft, all: readonly EvaluatedOption<HuangActAnswer>[]): number {
  const { scheme, ask, helps } = draft;
  if (ask === 'may' && !helps)
    return Math.min(2, Math.max(0, touchedBy(scheme) - 1) + (isMoved(scheme) ? 1 : 0));
  const nasty = Object.values(traitsOf(scheme, all)).reduce((sum, one) => sum + one, 0) + (helps ? 1 : 0);
  if (nasty < 2) return 0;
  return nasty < 3 ? 1 : 2;
}

/** Whether the played leader is already on the board. */
function isMoved({ builder, setup, action: { type, colour } }: Scenario): boolean {
  return type === 'position-leader' && [...builder.leaders.values()].includes(`${setup.turn}:${colour}`);
}

function touchedBy({ builder, action }: Scenario): number {
  return listTouchedStates(
    builder,
    getSpace(builder.board, action.type === 'place-tile' ? action.at : action.to),
  ).length;
}

/** Number of states beyond two, bystanders, supporters, ties, and the length of the chain of losses. */
function traitsOf(scheme: Scenario, all: readonly EvaluatedOption<HuangActAnswer>[]) {
  const { commitments, action } = scheme;
  const steps = all.flatMap(({ answer }) => answer.trace);
  const tells = (name: BoardStep['step']) => steps.some(({ step }) => step === name);
  const lost = Math.max(
    ...all.map(({ answer }) => answer.trace.filter(({ step }) => LOSSES.includes(step)).length),
  );
  const isWar = tells('war');
  return {
    states: Math.max(0, touchedBy(scheme) - (isWar ? 2 : 1)),
    bystanders: tells('bystander') ? 1 : 0,
    supporters: commitments.length > 1 ? 1 : 0,
    leaders: commitments.some(({ leader }) => leader) ? 1 : 0,
    ties: tells('tied') || steps.some((step) => step.step === 'revolt-won' && step.isTie) ? 1 : 0,
    joining: isWar && action.colour === 'red' ? 1 : 0,
    losses: lost > 3 ? 1 : 0,
  };
}

const LOSSES: readonly BoardStep['step'][] = ['leader-left', 'tile-left', 'pagoda-lost', 'palace-lost'];
