import { spaceNamed } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { type Exercise, keyOf, type Value } from '../exercise.ts';
import type { Asked } from '../facts.ts';
import { HUANG_ACTIONS } from '../huang.ts';
import { type Judged, judged } from '../judge.ts';
import type { Predicate } from '../predicate.ts';
import { type Dice, diceOf } from './dice.ts';
import { statesAt } from './grow.ts';
import type { Drill } from './name.ts';
import { type Given, revoltIn, type Scheme, warIn, wishIn } from './schemes.ts';
import {
  allowedThere,
  defenderOf,
  type Mistake,
  ownHelp,
  winnerByColour,
  winnerByTemples,
} from './tigris.ts';

/** A generated question with the evaluation of each option. */
export interface Dealt {
  readonly exercise: Exercise;
  readonly setup: Setup;
  /** The player who decides: whose tiles are asked for, or who wants to play something. */
  readonly by: Dynasty;
  /** The commitment in question, if the question is whether it is allowed. */
  readonly helps: Given | undefined;
  readonly judged: readonly Judged<HuangActAnswer>[];
  /** Wrong options that are typical mistakes of players of Tigris & Euphrates. */
  readonly tempting: ReadonlyMap<string, Mistake>;
  /** Difficulty: 0 easy, 1 medium, 2 hard. */
  readonly level: number;
}

/** Evaluates cases whose position is already parsed. */
const DRILLED: Asked<HuangActAnswer> = {
  ...HUANG_ACTIONS,
  caseOf: (written) => written,
  answerTo(asked) {
    // If the options do not change the case, its answer is computed once.
    if (known.asked !== asked) known = { asked, answer: HUANG_ACTIONS.answerTo(asked) };
    return known.answer;
  },
};
let known: { readonly asked: object; readonly answer: HuangActAnswer | undefined } = {
  asked: {},
  answer: undefined,
};

/** A question before its evaluation. */
interface Draft {
  readonly scheme: Scheme;
  readonly by: Dynasty;
  readonly helps?: Given;
  readonly ask: Exercise['ask'];
  readonly decisions: object;
  readonly put: readonly string[];
  readonly among: readonly Value[];
  readonly accept: Predicate;
}

/** Number of questions in a drill, from easy to hard. */
export const TEN = 10;
/** The difficulty of a question, by its number. */
function levelAt(n: number): number {
  if (n % TEN < 3) return 0;
  return n % TEN < 7 ? 1 : 2;
}

/** An upper limit that is never reached in practice. */
const MOST_TRIES = 2000;

/** The question with a number in a drill; the same for everybody with the same drill. */
export function dealt(drill: Drill, n: number): Dealt {
  const tries = triesAt(drill, n);
  for (let next = tries.next(); ; next = tries.next()) if (next.done) return next.value;
}

/**
 * The same as a generator that yields after each attempt, because generating takes some dozens of
 * milliseconds on a slow phone.
 */
export function* triesAt({ kind, seed }: Drill, n: number): Generator<undefined, Dealt> {
  const name = `huang/drill/${kind}-${seed}/${n}`;
  const level = levelAt(n);
  const isYes = diceOf(name).chance(0.5);
  // A Tigris player makes no typical mistake about an illegal move between two states, so none is demanded
  // there.
  const isTempting = n % 2 === 1 && (kind !== 'may' || isYes || level === 0);
  for (let i = 0; i < MOST_TRIES; i++) {
    const dice = diceOf(`${name}/${i}`);
    const draft = DRAFTS[kind](dice, level);
    yield;
    const one = draft && judgedDraft(draft, name, level);
    if (!one || (isTempting && one.tempting.size === 0)) continue;
    if (kind !== 'may' || one.judged.some(({ value, isRight }) => isRight && value === isYes)) return one;
  }
  throw new Error(`Nothing can be dealt for ${name}`);
}

const DRAFTS: Readonly<Record<Drill['kind'], (dice: Dice, level: number) => Draft | undefined>> = {
  winner: winnerDraft,
  'how-many': countDraft,
  may: mayDraft,
};

function quarrelIn(dice: Dice, level: number): Scheme | undefined {
  const scheme = dice.chance(0.65) ? warIn(dice, level) : revoltIn(dice, level);
  if (!scheme) return undefined;
  const [first, second] = scheme.sides;
  const areApart = first?.dynasties.every((one) => !second?.dynasties.includes(one));
  return areApart ? scheme : undefined;
}

/** Asks who wins. */
function winnerDraft(dice: Dice, level: number): Draft | undefined {
  const scheme = quarrelIn(dice, level);
  if (!scheme) return undefined;
  const { turn: by } = scheme.setup;
  const decisions = { commitments: scheme.given };
  const answer = answerTo(scheme, decisions);
  if (!answer) return undefined;
  const among = HUANG_ACTIONS.factsOf(answer, caseFrom(scheme, decisions)).sides;
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
function countDraft(dice: Dice, level: number): Draft | undefined {
  const scheme = quarrelIn(dice, level);
  if (!scheme) return undefined;
  const own = dice.sure(scheme.sides);
  const by = dice.sure(own.dynasties);
  const { turn } = scheme.setup;
  const others = scheme.given.filter((one) => one.by !== by);
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
    scheme: { ...scheme, given: others },
    by,
    ask: 'how-many',
    decisions,
    put: ['decisions', 'commitments', '0', 'tiles'],
    among: [0, 1, 2, 3, 4],
    accept,
  };
}

/** Asks whether a player may play something, or help. */
function mayDraft(dice: Dice, level: number): Draft | undefined {
  const rest = { ask: 'may', put: [], among: [true, false], accept: { lawful: true } } as const;
  if (level === 0 || dice.chance(0.75)) {
    const wish = wishIn(dice, level);
    return wish && { ...rest, scheme: wish, by: wish.setup.turn, decisions: {} };
  }
  const scheme = dice.chance(0.5) ? warIn(dice, level) : revoltIn(dice, level);
  if (!scheme) return undefined;
  const helped = dice.sure(scheme.sides);
  const fighters = scheme.sides.flatMap(({ dynasties }) => dynasties);
  const by = dice.one(scheme.setup.players.filter((one) => !fighters.includes(one)));
  if (!by) return undefined;
  const isWar = scheme.action.type === 'place-tile';
  const helps = { by, tiles: 1 + dice.below(2), ...(isWar && { to: helped.at }) };
  return { ...rest, scheme, by, helps, decisions: { commitments: [helps] } };
}

const caseFrom = ({ setup, action }: Scheme, decisions: object) => ({
  game: 'huang',
  ask: 'act',
  position: setup,
  action,
  ...(Object.keys(decisions).length > 0 && { decisions }),
});

/** The answer of the rules engine, if there is a conflict. */
function answerTo(scheme: Scheme, decisions: object): HuangActAnswer | undefined {
  const answer = DRILLED.answerTo(caseFrom(scheme, decisions));
  return answer?.legal && answer.trace.some(({ step }) => step === 'war' || step === 'revolt')
    ? answer
    : undefined;
}

/**
 * Evaluates a draft; undefined if it is no proper question (no right or no wrong option, or something
 * undecided) or has another difficulty than wanted.
 */
function judgedDraft(draft: Draft, id: string, level: number): Dealt | undefined {
  const { scheme, by, helps, ask, decisions, put, among, accept } = draft;
  const written = caseFrom(scheme, decisions);
  const exercise: Exercise = { id, hash: id, ask, case: written, put, among, accept, of: null };
  const all = judged(exercise, DRILLED);
  if (!all || all.every(({ isRight }) => isRight) || !all.some(({ isRight }) => isRight)) return undefined;
  if (!all.every(ask === 'may' ? isWhole : isSettled)) return undefined;
  if (levelOf(draft, all) !== level) return undefined;
  return {
    exercise,
    setup: scheme.setup,
    by,
    helps,
    judged: all,
    tempting: temptationsIn(draft, all),
    level,
  };
}

const isWhole = ({ answer }: Judged<HuangActAnswer>) => !('needs' in answer);

/** Whether there is a winner or a tie. */
function isSettled({ answer, facts }: Judged<HuangActAnswer>): boolean {
  const isOpen = 'needs' in answer && answer.needs.decision === 'discard';
  return answer.legal && facts.winners.length > 0 && !isOpen;
}

function temptationsIn(draft: Draft, all: readonly Judged<HuangActAnswer>[]): ReadonlyMap<string, Mistake> {
  const wrong = all.filter(({ isRight }) => !isRight).map(({ key }) => key);
  return new Map(opinionsOn(draft, all).filter(([key]) => wrong.includes(key)));
}

type Opinion = readonly [key: string, by: Mistake];

/** The answers of a player who thinks of another game. */
function opinionsOn(draft: Draft, all: readonly Judged<HuangActAnswer>[]): readonly Opinion[] {
  const { scheme, ask, helps, among } = draft;
  const isWar = scheme.action.type === 'place-tile';
  const named = (winner: string | undefined, by: Mistake): readonly Opinion[] =>
    winner === undefined ? [] : [[winner, by]];
  if (ask === 'may') {
    if (helps) return isWar ? [['false', 'helpers']] : [];
    const there = allowedThere(scheme);
    return [[keyOf(there.may), there.by]];
  }
  if (ask === 'how-many') {
    const least = all.findIndex(({ isRight }) => isRight);
    const isTied = (i: number) => all[i]?.facts.winners.includes('tie') ?? false;
    const needed = isTied(least) ? least + 1 : isTied(least - 1) ? least - 1 : undefined;
    return needed !== undefined && needed < among.length ? [[String(needed), 'defender']] : [];
  }
  const isTie = all[0]?.facts.winners.includes('tie');
  const alone = answerTo(scheme, { commitments: ownHelp(scheme) });
  const unhelped = alone && HUANG_ACTIONS.factsOf(alone, caseFrom(scheme, {})).winners[1];
  return [
    ...named(isWar ? unhelped : undefined, 'helpers'),
    ...(isWar ? named(winnerByColour(scheme), 'colours') : named(winnerByTemples(scheme), 'temples')),
    ...(isTie ? named(defenderOf(scheme), 'defender') : []),
  ];
}

/** The difficulty, from measurable properties. */
function levelOf(draft: Draft, all: readonly Judged<HuangActAnswer>[]): number {
  const { scheme, ask, helps } = draft;
  if (ask === 'may' && !helps)
    return Math.min(2, Math.max(0, touchedBy(scheme) - 1) + (isMoved(scheme) ? 1 : 0));
  const nasty = Object.values(traitsOf(scheme, all)).reduce((sum, one) => sum + one, 0) + (helps ? 1 : 0);
  if (nasty < 2) return 0;
  return nasty < 3 ? 1 : 2;
}

/** Whether the played leader is already on the board. */
function isMoved({ growth, setup, action: { type, colour } }: Scheme): boolean {
  return type === 'position-leader' && [...growth.leaders.values()].includes(`${setup.turn}:${colour}`);
}

function touchedBy({ growth, action }: Scheme): number {
  return statesAt(growth, spaceNamed(growth.board, action.type === 'place-tile' ? action.at : action.to))
    .length;
}

/** Number of states beyond two, bystanders, supporters, ties, and the length of the chain of losses. */
function traitsOf(scheme: Scheme, all: readonly Judged<HuangActAnswer>[]) {
  const { given, action } = scheme;
  const steps = all.flatMap(({ answer }) => answer.trace);
  const tells = (name: BoardStep['step']) => steps.some(({ step }) => step === name);
  const lost = Math.max(
    ...all.map(({ answer }) => answer.trace.filter(({ step }) => LOSSES.includes(step)).length),
  );
  const isWar = tells('war');
  return {
    states: Math.max(0, touchedBy(scheme) - (isWar ? 2 : 1)),
    bystanders: tells('bystander') ? 1 : 0,
    supporters: given.length > 1 ? 1 : 0,
    leaders: given.some(({ leader }) => leader) ? 1 : 0,
    ties: tells('tied') || steps.some((step) => step.step === 'revolt-won' && step.isTie) ? 1 : 0,
    joining: isWar && action.colour === 'red' ? 1 : 0,
    losses: lost > 3 ? 1 : 0,
  };
}

const LOSSES: readonly BoardStep['step'][] = ['leader-left', 'tile-left', 'pagoda-lost', 'palace-lost'];
