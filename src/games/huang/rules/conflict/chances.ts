import { getBinomial, listBinomials, makeFraction } from '../../../../core/fraction.ts';
import type { Result } from '../../../../core/result.ts';
import type { Commitment } from '../actions/action.ts';
import type { SpaceName } from '../board/board.ts';
import { createRefusal, type Refusal } from '../reasons.ts';
import { USUAL_HAND_SIZE } from '../setup/box.ts';
import { isLeaderInReserve } from '../setup/draft.ts';
import type { HiddenTiles } from '../setup/hidden-tiles.ts';
import type { Dynasty } from '../vocabulary.ts';
import type { ConflictChanceStep } from './chance-step.ts';
import { listPlayersAfter } from './commitment.ts';
import { findStrongestSides, winsRevolt } from './compare-strength.ts';
import { type Conflict, type ConflictSide, findSide } from './conflict.ts';

/**
 * The question how likely a player's side wins if the player commits: who asks, for which side, and what is
 * assumed about the other players.
 */
export interface ConflictChanceQuery {
  readonly viewer: Dynasty;
  /** In a war, any space of the state that should win; null in a revolt. */
  readonly side: SpaceName | null;
  /**
   * The state that each player supports, or null; players without an entry support the side of their own
   * leaders.
   */
  readonly allies: Readonly<Partial<Record<Dynasty, SpaceName | null>>>;
  /** The number of tiles in each unknown hand. */
  readonly held: Readonly<Partial<Record<Dynasty, number>>>;
  /** The commitments already made by other players. */
  readonly commitments: readonly Commitment[];
}

/**
 * The chances, as fractions, that the viewer's side wins if the viewer commits `commit` tiles, and that it is
 * tied while no player would decide for it.
 */
export interface CommitmentChance {
  readonly commit: number;
  readonly win: string;
  readonly tie: string;
}

/** The strength of a side while its chances are computed. */
interface SideStrength extends ConflictSide {
  /** Its known strength: from the board, from known hands and from leaders in reserve. */
  known: number;
  /** The number of unknown tiles that are committed to it if they match. */
  hidden: number;
  /** Its strength in the distribution of hidden tiles that is being evaluated. */
  current: number;
}

/** The sides, and the side that each player supports; undefined for a player who supports none. */
interface Alignment {
  readonly sides: readonly SideStrength[];
  readonly mine: SideStrength;
  readonly getSupportedSide: (player: Dynasty) => SideStrength | undefined;
}

/**
 * Computes the chances of the viewer's side for each number of tiles that the viewer can commit, assuming
 * that all others who have not committed yet commit everything. Each unknown hand is a random subset of the
 * hidden tiles. All hands that support one side are treated as one draw, so that few distributions have to be
 * distinguished.
 *
 * Rule: huang/war/commitment, huang/war/strength, huang/war/tie, huang/revolt/commitment, huang/revolt/tie
 */
export function computeWinChances(
  conflict: Conflict,
  query: ConflictChanceQuery,
  hiddenTiles: HiddenTiles,
): Result<
  { readonly chances: readonly CommitmentChance[]; readonly steps: readonly ConflictChanceStep[] },
  Refusal
> {
  const alignment = alignPlayers(conflict, query);
  if (!alignment.ok) return alignment;
  const steps = addSupport(conflict, query, alignment.value);
  const { mine, sides } = alignment.value;
  const judge = createJudge(conflict, alignment.value);
  const most = countCommittableTiles(conflict, query.viewer);
  const tallies = Array.from({ length: most + 1 }, (_, commit) => ({ commit, win: 0n, tie: 0n }));
  forEachDeal(sides, hiddenTiles, (ways) => {
    const base = mine.current;
    let verdict: Verdict = 'lost';
    for (const tally of tallies) {
      mine.current = base + tally.commit;
      if (verdict !== 'won') verdict = judge(); // what wins with fewer tiles also wins with more
      if (verdict === 'won') tally.win += ways;
      if (verdict === 'tied') tally.tie += ways;
    }
    mine.current = base;
  });
  const all = getBinomial(hiddenTiles.tiles, hiddenTiles.matching);
  const chances = tallies.map(({ commit, win, tie }) => ({
    commit,
    win: makeFraction(win, all),
    tie: makeFraction(tie, all),
  }));
  return {
    ok: true,
    value: { chances, steps: [explainHiddenTiles(conflict, hiddenTiles), ...steps, ...explainTie(conflict)] },
  };
}

function explainHiddenTiles({ colour }: Conflict, hiddenTiles: HiddenTiles): ConflictChanceStep {
  return { rule: 'huang/setup/components', step: 'unseen', colour, ...hiddenTiles };
}

function explainTie({ kind, position }: Conflict): readonly ConflictChanceStep[] {
  return kind === 'war' ? [{ rule: 'huang/war/tie', step: 'decides', player: position.turn }] : [];
}

/** Returns the number of tiles in the unknown hands of players who have not committed yet. */
export function countHiddenHandTiles(conflict: Conflict, query: ConflictChanceQuery): number {
  const waiting = listUncommittedPlayers(conflict, query);
  return waiting.reduce((sum, player) => sum + countHeldTiles(conflict, query, player), 0);
}

/** Returns the players who have not committed yet, in the order of commitment. Rule: huang/war/commitment */
function listUncommittedPlayers(
  { position }: Conflict,
  { commitments }: ConflictChanceQuery,
): readonly Dynasty[] {
  const hasCommitted = (player: Dynasty) => commitments.some(({ by }) => by === player);
  return listPlayersAfter(position.players, position.turn).filter((player) => !hasCommitted(player));
}

/** Returns the number of tiles in an unknown hand; 0 for a known one. */
function countHeldTiles({ position }: Conflict, { held }: ConflictChanceQuery, player: Dynasty): number {
  const { [player]: count = USUAL_HAND_SIZE } = held;
  return position.hands?.[player] ? 0 : count;
}

/** Returns the number of tiles that a player can commit from a known hand; 0 for an unknown one. */
function countCommittableTiles({ position, colour }: Conflict, player: Dynasty): number {
  const hand = position.hands?.[player];
  return hand ? hand[colour] : 0;
}

/**
 * Assigns players to sides: as stated in the query, or to the side of their own leaders if that is only one.
 */
function alignPlayers(
  conflict: Conflict,
  { viewer, side: viewerState, allies }: ConflictChanceQuery,
): Result<Alignment, Refusal> {
  const sides = conflict.sides.map(
    (one): SideStrength => ({ ...one, known: one.strength, hidden: 0, current: 0 }),
  );
  const found = new Map<Dynasty, SideStrength>();
  for (const player of conflict.position.players) {
    const supportedState = player === viewer && viewerState !== null ? viewerState : allies[player];
    const statedSide = typeof supportedState === 'string' ? findSide(conflict, supportedState) : undefined;
    if (statedSide && 'reason' in statedSide) return { ok: false, error: statedSide };
    const isSupported = ({ state, players }: SideStrength) =>
      statedSide ? statedSide.state === state : supportedState === undefined && players.includes(player);
    const [supportedSide, ...more] = sides.filter(isSupported);
    if (supportedSide && more.length === 0) found.set(player, supportedSide);
  }
  const mine = found.get(viewer);
  const rule = conflict.kind === 'war' ? 'huang/war/commitment' : 'huang/revolt/commitment';
  if (!mine) return { ok: false, error: createRefusal('state-does-not-fight', rule) };
  return { ok: true, value: { sides, mine, getSupportedSide: (player) => found.get(player) } };
}

/** Adds what each player can commit to the side they support, and returns the steps that explain it. */
function addSupport(
  conflict: Conflict,
  query: ConflictChanceQuery,
  { getSupportedSide }: Alignment,
): readonly ConflictChanceStep[] {
  const { position, colour, kind } = conflict;
  const rule = kind === 'war' ? 'huang/war/commitment' : 'huang/revolt/commitment';
  return listUncommittedPlayers(conflict, query).map((player): ConflictChanceStep => {
    const side = getSupportedSide(player);
    if (!side) return { rule, step: 'stays-out', player };
    const leader = isLeaderInReserve(position, player, colour);
    const [known, held] = [countCommittableTiles(conflict, player), countHeldTiles(conflict, query, player)];
    const facts = { rule, player, to: side.state, colour, leader } as const;
    side.known += leader ? 1 : 0;
    if (player === query.viewer) return { ...facts, step: 'asks', tiles: known };
    side.known += known;
    side.hidden += held;
    return position.hands?.[player]
      ? { ...facts, step: 'backs', tiles: known }
      : { ...facts, step: 'backs-unseen', tiles: held };
  });
}

type Verdict = 'won' | 'tied' | 'lost';

/**
 * Makes a function that evaluates the current strengths for the viewer. In a war the active player decides a
 * tie, in favour of the side that they support.
 */
function createJudge(
  { kind, position }: Conflict,
  { sides, mine, getSupportedSide }: Alignment,
): () => Verdict {
  const [attacker, defender] = sides;
  if (!attacker || !defender) throw new Error('A conflict of less than two');
  if (kind === 'revolt')
    return () => (winsRevolt(attacker.current, defender.current) === (mine === attacker) ? 'won' : 'lost');
  const decider = getSupportedSide(position.turn);
  return () => {
    const best = findStrongestSides(sides, ({ current }) => current);
    if (!best.includes(mine)) return 'lost';
    if (best.length === 1 || decider === mine) return 'won';
    return decider && best.includes(decider) ? 'lost' : 'tied';
  };
}

/**
 * Calls `use` for each distribution of the matching tiles over the hands of the sides and the rest, with its
 * number of combinations: the ways to choose the matching tiles' places in each hand and among the rest.
 */
function forEachDeal(
  sides: readonly SideStrength[],
  { tiles, matching }: HiddenTiles,
  use: (ways: bigint) => void,
): void {
  const hidden = sides.reduce((sum, side) => sum + side.hidden, 0);
  const elsewhere = listBinomials(tiles - hidden, matching);
  dealTiles(sides, matching, 1n, (left, ways) => {
    const rest = elsewhere[left];
    if (rest) use(ways * rest);
  });
}

/**
 * Recursively deals each side 0 up to all of its unknown tiles as matching ones, then calls `use` with the
 * number of matching tiles left.
 */
function dealTiles(
  sides: readonly SideStrength[],
  matching: number,
  ways: bigint,
  use: (left: number, ways: bigint) => void,
): void {
  const [side, ...others] = sides;
  if (!side) {
    use(matching, ways);
    return;
  }
  const most = Math.min(side.hidden, matching);
  for (const [count, here] of listBinomials(side.hidden, most).entries()) {
    side.current = side.known + count;
    dealTiles(others, matching - count, ways * here, use);
  }
}
