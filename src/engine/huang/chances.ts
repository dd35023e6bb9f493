import { makeFraction, waysToChoose, waysUpTo } from '../fraction.ts';
import type { Result } from '../result.ts';
import type { Commitment } from './action.ts';
import type { SpaceName } from './board.ts';
import { USUAL_HAND } from './box.ts';
import type { ChanceStep } from './chance-step.ts';
import { clockwiseFrom } from './commitment.ts';
import { isInReserve } from './draft.ts';
import { type Contestant, type Meeting, sideAt } from './meeting.ts';
import { type Refusal, refusal } from './reasons.ts';
import { strongestOf, winsRevolt } from './strongest.ts';
import type { Unseen } from './unseen.ts';
import type { Dynasty } from './vocabulary.ts';

/** What a player asks who has not committed yet, and what is assumed of the others. */
export interface Outlook {
  readonly viewer: Dynasty;
  /** In a war, any space of the state that the viewer wants to win; null in a revolt. */
  readonly side: SpaceName | null;
  /** The state that a player helps, or none; who is left out helps where that player's own leaders fight. */
  readonly allies: Readonly<Partial<Record<Dynasty, SpaceName | null>>>;
  /** How many tiles stand behind a screen that nobody else knows. */
  readonly held: Readonly<Partial<Record<Dynasty, number>>>;
  /** What has been committed already, by others than the viewer. */
  readonly given: readonly Commitment[];
}

/** How likely the viewer's side wins with so many tiles, and how likely it is tied with nobody to decide for it. */
export interface Chance {
  readonly commit: number;
  readonly win: string;
  readonly tie: string;
}

/** A side while its chances are counted. */
interface Stand extends Contestant {
  /** What it has for sure: its strength, known hands and leaders that come to it. */
  sure: number;
  /** How many tiles come to it of which nobody knows which of them match. */
  hidden: number;
  /** Its strength in the deal that is looked at. */
  now: number;
}

/** The sides, and on which of them each player stands; who helps nobody stands nowhere. */
interface Camps {
  readonly stands: readonly Stand[];
  readonly mine: Stand;
  readonly standOf: (player: Dynasty) => Stand | undefined;
}

/**
 * How likely the viewer's side wins, for each number of tiles that the viewer can give, if all others who have not
 * committed give all they have. Each unknown hand is a random part of the unseen tiles. Hands that help one side are
 * one draw together, so that few deals have to be told apart.
 *
 * Rule: huang/war/commitment, huang/war/strength, huang/war/tie, huang/revolt/commitment, huang/revolt/tie
 */
export function chancesOf(
  meeting: Meeting,
  outlook: Outlook,
  unseen: Unseen,
): Result<{ readonly chances: readonly Chance[]; readonly steps: readonly ChanceStep[] }, Refusal> {
  const camps = campsOf(meeting, outlook);
  if (!camps.ok) return camps;
  const steps = joinCamps(meeting, outlook, camps.value);
  const { mine, stands } = camps.value;
  const judge = judgeOf(meeting, camps.value);
  const most = tilesOf(meeting, outlook.viewer);
  const tallies = Array.from({ length: most + 1 }, (_, commit) => ({ commit, win: 0n, tie: 0n }));
  eachDeal(stands, unseen, (ways) => {
    const alone = mine.now;
    let verdict: Verdict = 'lost';
    for (const tally of tallies) {
      mine.now = alone + tally.commit;
      if (verdict !== 'won') verdict = judge(); // what wins with fewer tiles, wins with more
      if (verdict === 'won') tally.win += ways;
      if (verdict === 'tied') tally.tie += ways;
    }
    mine.now = alone;
  });
  const all = waysToChoose(unseen.tiles, unseen.matching);
  const chances = tallies.map(({ commit, win, tie }) => ({
    commit,
    win: makeFraction(win, all),
    tie: makeFraction(tie, all),
  }));
  return {
    ok: true,
    value: { chances, steps: [tellOfUnseen(meeting, unseen), ...steps, ...tellOfTie(meeting)] },
  };
}

function tellOfUnseen({ matching: colour }: Meeting, unseen: Unseen): ChanceStep {
  return { rule: 'huang/tiles/from-hand', step: 'unseen', colour, ...unseen };
}

function tellOfTie({ kind, position }: Meeting): readonly ChanceStep[] {
  return kind === 'war' ? [{ rule: 'huang/war/tie', step: 'decides', player: position.turn }] : [];
}

/** How many tiles stand behind the screens of those who have not committed and whose hands nobody knows. */
export function hiddenIn(meeting: Meeting, outlook: Outlook): number {
  const waiting = waitingIn(meeting, outlook);
  return waiting.reduce((sum, player) => sum + heldBy(meeting, outlook, player), 0);
}

/** Those of whom nothing is committed yet, in the order in which it will be. Rule: huang/war/commitment */
function waitingIn({ position }: Meeting, { given }: Outlook): readonly Dynasty[] {
  const hasGiven = (player: Dynasty) => given.some(({ by }) => by === player);
  return clockwiseFrom(position.players, position.turn).filter((player) => !hasGiven(player));
}

/** How many tiles an unknown hand holds; of a known one, 0. */
function heldBy({ position }: Meeting, { held }: Outlook, player: Dynasty): number {
  const { [player]: said = USUAL_HAND } = held;
  return position.hands?.[player] ? 0 : said;
}

/** How many tiles of a known hand may be committed; of an unknown one, 0. */
function tilesOf({ position, matching }: Meeting, player: Dynasty): number {
  const hand = position.hands?.[player];
  return hand ? hand[matching] : 0;
}

/** Where everybody stands: as was said, or where the player's own leaders fight, if on one side alone. */
function campsOf(meeting: Meeting, { viewer, side, allies }: Outlook): Result<Camps, Refusal> {
  const stands = meeting.sides.map((one): Stand => ({ ...one, sure: one.strength, hidden: 0, now: 0 }));
  const found = new Map<Dynasty, Stand>();
  for (const player of meeting.position.players) {
    const said = player === viewer && side !== null ? side : allies[player];
    const at = typeof said === 'string' ? sideAt(meeting, said) : undefined;
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

/** Brings all that the players have to their sides, and tells of it. */
function joinCamps(meeting: Meeting, outlook: Outlook, { standOf }: Camps): readonly ChanceStep[] {
  const { position, matching: colour, kind } = meeting;
  const rule = kind === 'war' ? 'huang/war/commitment' : 'huang/revolt/commitment';
  return waitingIn(meeting, outlook).map((player): ChanceStep => {
    const stand = standOf(player);
    if (!stand) return { rule, step: 'stays-out', player };
    const leader = isInReserve(position, player, colour);
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

/** What the strengths of the moment mean for the viewer. In a war the acting player decides a tie, for the own side. */
function judgeOf({ kind, position }: Meeting, { stands, mine, standOf }: Camps): () => Verdict {
  const [attacker, defender] = stands;
  if (!attacker || !defender) throw new Error('A conflict of less than two');
  if (kind === 'revolt')
    return () => (winsRevolt(attacker.now, defender.now) === (mine === attacker) ? 'won' : 'lost');
  const decider = standOf(position.turn);
  return () => {
    const best = strongestOf(stands, ({ now }) => now);
    if (!best.includes(mine)) return 'lost';
    if (best.length === 1 || decider === mine) return 'won';
    return decider && best.includes(decider) ? 'lost' : 'tied';
  };
}

/**
 * Each way to spread the matching tiles over the hands behind the sides and all other places, with how often it comes:
 * so many places of each hand, and so many elsewhere, hold one.
 */
function eachDeal(stands: readonly Stand[], { tiles, matching }: Unseen, use: (ways: bigint) => void): void {
  const hidden = stands.reduce((sum, stand) => sum + stand.hidden, 0);
  const elsewhere = waysUpTo(tiles - hidden, matching);
  spread(stands, matching, 1n, (left, ways) => {
    const rest = elsewhere[left];
    if (rest) use(ways * rest);
  });
}

/** Gives each stand from 0 to all of its hidden tiles that match, while there are such; then tells how many are left. */
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
  for (const [count, here] of waysUpTo(stand.hidden, most).entries()) {
    stand.now = stand.sure + count;
    spread(others, matching - count, ways * here, use);
  }
}
