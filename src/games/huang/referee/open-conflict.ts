import { type Action, type Commitment, NO_DECISIONS } from '../rules/actions/action.ts';
import { applyAction } from '../rules/actions/apply-action.ts';
import type { SpaceName } from '../rules/board/board.ts';
import { dropEmptyCommitments } from '../rules/conflict/commitment.ts';
import { listCommitQuestions } from '../rules/conflict/commitment-questions.ts';
import { type Conflict, type ConflictSide, findConflict, findSide } from '../rules/conflict/conflict.ts';
import type { Position } from '../rules/setup/position.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { ChosenHuangRulings } from './envelope.ts';

/** An action that starts a war or a revolt, with the table's rulings. */
export interface ConflictStart {
  readonly position: Position;
  readonly action: Action;
  readonly rulings: ChosenHuangRulings;
}

/** A player who may still commit. */
export interface Committer {
  readonly by: Dynasty;
  /** The maximal number of further tiles. */
  readonly mostTiles: number;
  /** Whether this player may still commit a leader from the reserve. */
  readonly canCommitLeader: boolean;
  /** The sides that this player may support, the most likely one first; only one after a first commitment. */
  readonly sides: readonly number[];
  /** Whether this player has a leader in the conflict. */
  readonly isFighting: boolean;
}

/**
 * A war or revolt in which players may still commit. Sides are numbered from 0; in a revolt, 0 is the
 * attacker.
 */
export interface OpenConflict extends ConflictStart {
  readonly kind: 'war' | 'revolt';
  readonly sides: readonly ConflictSide[];
  /** Without empty ones. */
  readonly commitments: readonly Commitment[];
  readonly committers: readonly Committer[];
}

/** Who wins: one side, or, in a tie, the one of several sides that the acting player chooses. */
export type ConflictResult =
  | { readonly kind: 'won'; readonly side: number }
  | { readonly kind: 'tied'; readonly sides: readonly number[] };

/**
 * Returns the conflict that an action starts, after some commitments; `isOpen` tells which players may still
 * commit. Undefined if the action starts none or is illegal.
 */
export function findOpenConflict(
  start: ConflictStart,
  entered: readonly Commitment[],
  isOpen: (player: Dynasty) => boolean,
): OpenConflict | undefined {
  const { position, action, rulings } = start;
  const commitments = dropEmptyCommitments(entered);
  const conflict = findConflict(position, action, commitments, rulings);
  if (conflict.kind !== 'war' && conflict.kind !== 'revolt') return undefined;
  const questions = listCommitQuestions(position, conflict);
  const committers = questions.flatMap((question): readonly Committer[] => {
    if (!isOpen(question.by)) return [];
    const before = commitments.find(({ by }) => by === question.by);
    return [
      {
        by: question.by,
        mostTiles: before ? Math.max(question.most - before.tiles, 0) : question.most,
        canCommitLeader: question.leader && !before?.leader,
        sides: listSupportableSides(question.by, conflict, before),
        isFighting: conflict.sides.some(({ players }) => players.includes(question.by)),
      },
    ];
  });
  const { kind, sides } = conflict;
  return { position, action, rulings, kind, sides, commitments, committers };
}

/** Lists the players who may commit, in order. */
export function listCommitmentOrder({ position, action, rulings }: ConflictStart): readonly Dynasty[] {
  return listCommitQuestions(position, findConflict(position, action, [], rulings)).map(({ by }) => by);
}

/**
 * Lists the sides that a player may support: the side supported before, else the own side first. In a revolt
 * only the own side.
 */
function listSupportableSides(
  by: Dynasty,
  conflict: Conflict,
  before: Commitment | undefined,
): readonly number[] {
  const { kind, sides } = conflict;
  const all = sides.map((_, i) => i);
  const isOwn = (i: number) => sides[i]?.players.includes(by) === true;
  if (kind === 'revolt') return all.filter(isOwn);
  if (before?.to) {
    const supportedSide = findSide(conflict, before.to);
    return all.filter((i) => sides[i] === supportedSide);
  }
  return [...all.filter(isOwn), ...all.filter((i) => !isOwn(i))];
}

/** Additional tiles for some of the sides. */
type ExtraTiles = readonly (readonly [side: number, tiles: number])[];

/** Distributes additional tiles among the players; undefined if they cannot commit so many. */
export function createCommitments(
  conflict: OpenConflict,
  extraTiles: ExtraTiles,
): readonly Commitment[] | undefined {
  const allocations = allocateTiles(conflict, extraTiles);
  return allocations && addAllocations(conflict, allocations);
}

/** Returns a side by its number. */
export function getConflictSide({ sides }: OpenConflict, side: number): ConflictSide {
  const conflictSide = sides[side];
  if (!conflictSide) throw new Error(`There is no side ${side} of ${sides.length}`);
  return conflictSide;
}

/** An additional commitment of a player to a side. */
export interface Allocation {
  readonly by: Dynasty;
  readonly side: number;
  readonly tiles: number;
  readonly leader: boolean;
}

/** Distributes additional tiles: first to players whose own leaders are on that side. */
export function allocateTiles(
  { committers, sides }: OpenConflict,
  extraTiles: ExtraTiles,
): readonly Allocation[] | undefined {
  const tilesBySide = sides.map((_, i) =>
    extraTiles.reduce((sum, [side, tiles]) => (side === i ? sum + tiles : sum), 0),
  );
  const isFirst = ({ isFighting, sides: [likeliest] }: Committer) =>
    isFighting && likeliest !== undefined && tilesBySide[likeliest] !== 0;
  return findAllocations(
    [...committers.filter(isFirst), ...committers.filter((one) => !isFirst(one))],
    tilesBySide,
  );
}

/** Finds the first possible distribution, with the players in this order. */
function findAllocations(
  committers: readonly Committer[],
  tilesBySide: readonly number[],
): readonly Allocation[] | undefined {
  if (tilesBySide.every((tiles) => tiles === 0)) return [];
  const [committer, ...others] = committers;
  if (!committer) return undefined;
  for (const side of committer.sides) {
    const wanted = tilesBySide[side];
    if (!wanted || committer.mostTiles === 0) continue;
    const tiles = Math.min(committer.mostTiles, wanted);
    const rest = findAllocations(
      others,
      tilesBySide.map((all, i) => (i === side ? all - tiles : all)),
    );
    if (rest) return [{ by: committer.by, side, tiles, leader: false }, ...rest];
  }
  return findAllocations(others, tilesBySide);
}

/** Adds additional commitments to those already made. */
export function addAllocations(
  conflict: OpenConflict,
  allocations: readonly Allocation[],
): readonly Commitment[] {
  const { commitments } = conflict;
  const kept = commitments.filter(({ by }) => !allocations.some((allocation) => allocation.by === by));
  const raised = allocations.map(({ by, side, tiles, leader }): Commitment => {
    const before = commitments.find((one) => one.by === by);
    const to = getConflictSide(conflict, side).state;
    if (!before) return { by, to, tiles, leader };
    return { by, to, tiles: tiles + before.tiles, leader: leader || before.leader };
  });
  return [...kept, ...raised];
}

/** Returns who wins a conflict with some commitments; undefined if they are illegal. */
export function resolveConflict(
  conflict: OpenConflict,
  commitments: readonly Commitment[],
): ConflictResult | undefined {
  const { position, action, rulings, sides } = conflict;
  const outcome = applyAction(position, action, { ...NO_DECISIONS, commitments }, rulings);
  if (outcome.kind === 'refused') return undefined;
  const findSideIndex = (state: SpaceName) => sides.findIndex((one) => one.state === state);
  for (const step of outcome.trace) {
    if (step.step === 'tied') return { kind: 'tied', sides: step.states.map(findSideIndex) };
    if (step.step === 'war-won') return { kind: 'won', side: findSideIndex(step.state) };
    if (step.step === 'revolt-won')
      return { kind: 'won', side: sides.findIndex(({ players }) => players.includes(step.player)) };
  }
  throw new Error(`The conflict has no winner: ${JSON.stringify(outcome.trace)}`);
}

/** The shortfall of a side, found by trying one more tile at a time; undefined if it cannot be reached. */
export interface Shortfall {
  /** The least additional strength with which it wins, even if another player decides ties. */
  readonly win: number | undefined;
  /**
   * The least with which it ties, so that the acting player decides; undefined if the same amount already
   * wins.
   */
  readonly tie: number | undefined;
}

/**
 * Returns the shortfall of each side if the others commit nothing more.
 * Rule: huang/war/strength, huang/war/tie, huang/revolt/tie
 */
export function listShortfalls(conflict: OpenConflict): readonly Shortfall[] {
  return conflict.sides.map((_, side) => computeShortfall(conflict, side));
}

function computeShortfall(conflict: OpenConflict, side: number): Shortfall {
  let tie: number | undefined;
  for (let more = 0; ; more++) {
    const commitments = createCommitments(conflict, [[side, more]]);
    const result = commitments && resolveConflict(conflict, commitments);
    if (!result) return { win: undefined, tie };
    if (result.kind === 'won' && result.side === side) return { win: more, tie };
    if (result.kind === 'tied' && result.sides.includes(side)) tie ??= more;
  }
}
