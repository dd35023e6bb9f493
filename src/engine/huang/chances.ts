import { getBinomial, listBinomials, makeFraction } from '../fraction.ts';
import type { Result } from '../result.ts';
import type { Commitment } from './action.ts';
import type { SpaceName } from './board.ts';
import { USUAL_HAND_SIZE } from './box.ts';
import type { ConflictChanceStep } from './chance-step.ts';
import { rotatePlayers } from './commitment.ts';
import { findStrongestSides, winsRevolt } from './compare-strength.ts';
import { type Conflict, type ConflictSide, findSide } from './conflict.ts';
import { isLeaderInReserve } from './draft.ts';
import type { HiddenTiles } from './hidden-tiles.ts';
import { type Refusal, refusal } from './reasons.ts';
import type { Dynasty } from './vocabulary.ts';

/** A player's question before committing, and the assumptions about the others. */
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

/** A side while its chances are computed. */
interface Stand extends ConflictSide {
  /** Its known strength: board, known hands and leaders in reserve. */
  sure: number;
  /** The number of unknown tiles that are committed to it if they match. */
  hidden: number;
  /** Its strength in the current deal. */
  now: number;
}

/** The sides, and the side that each player supports; undefined for a player who supports none. */
interface Camps {
  readonly stands: readonly Stand[];
  readonly mine: Stand;
  readonly standOf: (player: Dynasty) => Stand | undefined;
}

/**
 * Computes the chances of the viewer's side for each number of tiles that the viewer can commit, assuming
 * that all others who have not committed yet commit everything. Each unknown hand is a random subset of the
 * unseen tiles. All hands that support one side are treated as one draw, so that few deals have to be
 * distinguished.
 *
 * Rule: huang/war/commitment, huang/war/strength, huang/war/tie, huang/revolt/commitment, huang/revolt/tie
 */
export function computeWinChances(
  meeting: Conflict,
  outlook: ConflictChanceQuery,
  unseen: HiddenTiles,
): Result<
  { readonly chances: readonly CommitmentChance[]; readonly steps: readonly ConflictChanceStep[] },
  Refusal
> {
  const camps = campsOf(meeting, outlook);
  if (!camps.ok) return camps;
  const steps = joinCamps(meeting, outlook, camps.value);
  const { mine, stands } = camps.value;
  const judge = judgeOf(meeting, camps.value);
  const most = tilesOf(meeting, outlook.viewer);
  const tallies = Array.from({ length: most + 1 }, (_, commit) => ({ commit, win: 0n, tie: 0n }));
  forEachDeal(stands, unseen, (ways) => {
    const alone = mine.now;
    let verdict: Verdict = 'lost';
    for (const tally of tallies) {
      mine.now = alone + tally.commit;
      if (verdict !== 'won') verdict = judge(); // what wins with fewer tiles also wins with more
      if (verdict === 'won') tally.win += ways;
      if (verdict === 'tied') tally.tie += ways;
    }
    mine.now = alone;
  });
  const all = getBinomial(unseen.tiles, unseen.matching);
  const chances = tallies.map(({ commit, win, tie }) => ({
    commit,
    win: makeFraction(win, all),
    tie: makeFraction(tie, all),
  }));
  return {
    ok: true,
    value: { chances, steps: [explainUnseen(meeting, unseen), ...steps, ...explainTie(meeting)] },
  };
}

function explainUnseen({ colour }: Conflict, unseen: HiddenTiles): ConflictChanceStep {
  return { rule: 'huang/tiles/from-hand', step: 'unseen', colour, ...unseen };
}

function explainTie({ kind, position }: Conflict): readonly ConflictChanceStep[] {
  return kind === 'war' ? [{ rule: 'huang/war/tie', step: 'decides', player: position.turn }] : [];
}

/** Returns the number of tiles in the unknown hands of players who have not committed yet. */
export function countHiddenHandTiles(meeting: Conflict, outlook: ConflictChanceQuery): number {
  const waiting = uncommittedPlayers(meeting, outlook);
  return waiting.reduce((sum, player) => sum + heldBy(meeting, outlook, player), 0);
}

/** Returns the players who have not committed yet, in the order of commitment. Rule: huang/war/commitment */
function uncommittedPlayers(
  { position }: Conflict,
  { commitments }: ConflictChanceQuery,
): readonly Dynasty[] {
  const hasGiven = (player: Dynasty) => commitments.some(({ by }) => by === player);
  return rotatePlayers(position.players, position.turn).filter((player) => !hasGiven(player));
}

/** Returns the number of tiles in an unknown hand; 0 for a known one. */
function heldBy({ position }: Conflict, { held }: ConflictChanceQuery, player: Dynasty): number {
  const { [player]: said = USUAL_HAND_SIZE } = held;
  return position.hands?.[player] ? 0 : said;
}

/** Returns the number of tiles that a player can commit from a known hand; 0 for an unknown one. */
function tilesOf({ position, colour }: Conflict, player: Dynasty): number {
  const hand = position.hands?.[player];
  return hand ? hand[colour] : 0;
}

/**
 * Assigns players to sides: as stated in the question, or to the side of their own leaders if that is only
 * one.
 */
function campsOf(meeting: Conflict, { viewer, side, allies }: ConflictChanceQuery): Result<Camps, Refusal> {
  const stands = meeting.sides.map((one): Stand => ({ ...one, sure: one.strength, hidden: 0, now: 0 }));
  const found = new Map<Dynasty, Stand>();
  for (const player of meeting.position.players) {
    const said = player === viewer && side !== null ? side : allies[player];
    const at = typeof said === 'string' ? findSide(meeting, said) : undefined;
    if (at && 'reason' in at) return { ok: false, error: at };
    const isHere = ({ state, players }: Stand) =>
      at ? at.state === state : said === undefined && players.includes(player);
    const [stand, ...more] = stands.filter(isHere);
    if (stand && more.length === 0) found.set(player, stand);
  }
  const mine = found.get(viewer);
  if (!mine) return { ok: false, error: refusal('state-does-not-fight', 'huang/revolt/commitment') };
  return { ok: true, value: { stands, mine, standOf: (player) => found.get(player) } };
}

/** Adds what each player can commit to the supported side, and returns the steps that explain it. */
function joinCamps(
  meeting: Conflict,
  outlook: ConflictChanceQuery,
  { standOf }: Camps,
): readonly ConflictChanceStep[] {
  const { position, colour, kind } = meeting;
  const rule = kind === 'war' ? 'huang/war/commitment' : 'huang/revolt/commitment';
  return uncommittedPlayers(meeting, outlook).map((player): ConflictChanceStep => {
    const stand = standOf(player);
    if (!stand) return { rule, step: 'stays-out', player };
    const leader = isLeaderInReserve(position, player, colour);
    const [known, held] = [tilesOf(meeting, player), heldBy(meeting, outlook, player)];
    const said = { rule, player, to: stand.state, colour, leader } as const;
    stand.sure += leader ? 1 : 0;
    if (player === outlook.viewer) return { ...said, step: 'asks', tiles: known };
    stand.sure += known;
    stand.hidden += held;
    return position.hands?.[player]
      ? { ...said, step: 'backs', tiles: known }
      : { ...said, step: 'backs-unseen', tiles: held };
  });
}

type Verdict = 'won' | 'tied' | 'lost';

/**
 * Makes a function that evaluates the current strengths for the viewer. In a war the active player decides a
 * tie, in favour of the side that they support.
 */
function judgeOf({ kind, position }: Conflict, { stands, mine, standOf }: Camps): () => Verdict {
  const [attacker, defender] = stands;
  if (!attacker || !defender) throw new Error('A conflict of less than two');
  if (kind === 'revolt')
    return () => (winsRevolt(attacker.now, defender.now) === (mine === attacker) ? 'won' : 'lost');
  const decider = standOf(position.turn);
  return () => {
    const best = findStrongestSides(stands, ({ now }) => now);
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
  stands: readonly Stand[],
  { tiles, matching }: HiddenTiles,
  use: (ways: bigint) => void,
): void {
  const hidden = stands.reduce((sum, stand) => sum + stand.hidden, 0);
  const elsewhere = listBinomials(tiles - hidden, matching);
  spread(stands, matching, 1n, (left, ways) => {
    const rest = elsewhere[left];
    if (rest) use(ways * rest);
  });
}

/**
 * Recursively deals each side 0 up to all of its unknown tiles as matching ones, then calls `use` with the
 * number of matching tiles left.
 */
function spread(
  stands: readonly Stand[],
  matching: number,
  ways: bigint,
  use: (left: number, ways: bigint) => void,
): void {
  const [stand, ...others] = stands;
  if (!stand) {
    use(matching, ways);
    return;
  }
  const most = Math.min(stand.hidden, matching);
  for (const [count, here] of listBinomials(stand.hidden, most).entries()) {
    stand.now = stand.sure + count;
    spread(others, matching - count, ways * here, use);
  }
}
