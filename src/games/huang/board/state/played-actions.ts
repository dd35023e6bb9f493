import { entriesOf, keysOf } from '../../../../core/record.ts';
import { checkSetupPosition } from '../../referee/check-setup-position.ts';
import type { ChosenHuangRulings } from '../../referee/envelope.ts';
import { type Action, type Decisions, NO_DECISIONS } from '../../rules/actions/action.ts';
import { applyAction } from '../../rules/actions/apply-action.ts';
import { toLeader } from '../../rules/leader.ts';
import type { PointsByPlayer } from '../../rules/report.ts';
import { USUAL_HAND_SIZE } from '../../rules/setup/box.ts';
import { countHandTiles } from '../../rules/setup/position.ts';
import { areEqualSetups, type Setup, toSetup } from '../../rules/setup/setup.ts';
import { COLOURS, type Colour, type Dynasty } from '../../rules/vocabulary.ts';
import type { Tally } from '../../saves/board.ts';
import type { BoardState } from '../state.ts';

/** An action of a tracked game; available as far back as undo reaches. */
export interface PlayedAction {
  /** The board before the action. */
  readonly setup: Setup;
  /** The board after it. */
  readonly setupAfter: Setup;
  /** The action if it was shown before it was applied; null if it was applied at once. */
  readonly shown: DecidedAction | null;
  /** Whether it ended the turn. */
  readonly isTurnOver: boolean;
  /** The points that each player gained. */
  readonly points: PointsByPlayer;
  /** Number of undo steps that restore the board before the action. */
  readonly undos: number;
}

/** An action with all decisions that it needs. */
interface DecidedAction {
  readonly action: Action;
  readonly decisions: Decisions;
}

/** The actions of one player up to the end of the turn, and the points of all of them. */
export interface PlayedTurn {
  readonly player: Dynasty;
  readonly played: readonly PlayedAction[];
  readonly points: PointsByPlayer;
}

/** Lists the actions that were applied while the game was tracked, in order. */
export function listPlayedActions(past: readonly BoardState[], now: BoardState): readonly PlayedAction[] {
  const all = [...past, now];
  return all.flatMap((after, i): readonly PlayedAction[] => {
    const before = all[i - 1];
    if (!before?.tally || !after.tally || !isAppliedBetween(before, after)) return [];
    const { setup, openAction: shown } = before;
    const undos = all.length - 1 - findStartIndex(all, i - 1);
    const points = computeGains(before.tally, after.tally);
    const isTurnOver = after.tally.actions === 0;
    return [{ setup, setupAfter: after.setup, shown, isTurnOver, points, undos }];
  });
}

/** Whether an action was applied between two successive states while the game was tracked. */
export function isAppliedBetween(before: BoardState, after: BoardState): boolean {
  return (
    before.tally !== null && after.tally !== null && !after.openAction && !isSame(before.tally, after.tally)
  );
}

const isSame = (one: Tally, other: Tally) => JSON.stringify(one) === JSON.stringify(other);

/** Groups the actions of a tracked game by turn. */
export function groupTurns(played: readonly PlayedAction[]): readonly PlayedTurn[] {
  const ends = played.flatMap(({ isTurnOver }, i) => (isTurnOver ? [i + 1] : []));
  const cuts = [...new Set([0, ...ends, played.length])];
  return cuts.slice(1).flatMap((end, i) => {
    const ofTurn = played.slice(cuts[i], end);
    const [first] = ofTurn;
    return first
      ? [{ player: first.setup.turn, played: ofTurn, points: sumPoints(ofTurn.map(({ points }) => points)) }]
      : [];
  });
}

function sumPoints(several: readonly PointsByPlayer[]): PointsByPlayer {
  const players = new Set(several.flatMap((points) => keysOf(points)));
  return collectPoints([...players], (player, colour) =>
    several.reduce((sum, points) => sum + (points[player]?.[colour] ?? 0), 0),
  );
}

/** Collects the points of each player by colour; players and colours without points are left out. */
function collectPoints(
  players: readonly Dynasty[],
  count: (player: Dynasty, colour: Colour) => number,
): PointsByPlayer {
  const entries = players.map((player) => {
    const points = COLOURS.map((colour) => [colour, count(player, colour)] as const);
    return [player, Object.fromEntries(points.filter(([, won]) => won > 0))] as const;
  });
  return Object.fromEntries(entries.filter(([, points]) => Object.keys(points).length > 0));
}

/** Index of the last state before an action started, given the state in which it was settled or applied. */
function findStartIndex(all: readonly BoardState[], settling: number): number {
  const from = all.slice(0, settling + 1).findLastIndex(({ openAction }) => openAction === null);
  return Math.max(from, 0);
}

/**
 * Returns a played action with its decisions. One that was applied at once is found by playing every
 * candidate without questions; null if none leads to the board after it: hidden tiles were exchanged, or
 * other rules applied.
 */
export function findPlayedAction(
  { setup, setupAfter, shown }: Pick<PlayedAction, 'setup' | 'setupAfter' | 'shown'>,
  rulings: ChosenHuangRulings,
): DecidedAction | null {
  if (shown) return shown;
  const before = checkSetupPosition(setup);
  if (!before.ok) return null;
  const found = listCandidates(setup, setupAfter).find((action) => {
    const outcome = applyAction(before.value, action, NO_DECISIONS, rulings);
    return outcome.kind === 'done' && areEqualSetups(toSetup(outcome.position), setupAfter);
  });
  return found ? { action: found, decisions: NO_DECISIONS } : null;
}

/** The actions that could explain the differences between two boards. */
function listCandidates(before: Setup, after: Setup): readonly Action[] {
  const laid = entriesOf(after.tiles).filter(([space]) => before.tiles[space] === undefined);
  const gone = Object.keys(before.tiles).filter((space) => after.tiles[space] === undefined);
  const own = (setup: Setup) =>
    entriesOf(setup.leaders).filter(([, name]) => toLeader(name).dynasty === before.turn);
  const moved = own(after).filter(([space, name]) => before.leaders[space] !== name);
  const left = own(before).filter(([, name]) => !Object.values(after.leaders).includes(name));
  const leaders = [...moved, ...left.map(([, name]) => [null, name] as const)];
  const [first] = laid;
  return [
    ...(first ? [{ type: 'place-tile', colour: first[1], at: laid.map(([space]) => space) } as const] : []),
    ...leaders.map(([to, name]) => ({ type: 'position-leader', colour: toLeader(name).colour, to }) as const),
    ...gone.flatMap((at) => LEADER_OPTIONS.map((leader) => ({ type: 'riot', at, leader }) as const)),
    ...listBuildingActions(before, after),
    { type: 'end-turn' },
  ];
}

/** Whether a leader of the player replaces the required tile. */
const LEADER_OPTIONS = [false, true];

function listBuildingActions(before: Setup, after: Setup): readonly Action[] {
  const listPagodaKeys = ({ pagodas }: Setup) =>
    new Set(pagodas.map(({ colour, at }) => `${colour} ${at.join()}`));
  const listDifferent = (from: Setup, other: Setup) =>
    from.pagodas.filter(({ colour, at }) => !listPagodaKeys(other).has(`${colour} ${at.join()}`));
  const moved = [null, ...listDifferent(before, after).map(({ at }) => at)];
  const { palace } = after;
  return LEADER_OPTIONS.flatMap((leader): readonly Action[] => [
    ...listDifferent(after, before).flatMap(({ colour, at }) =>
      moved.map((from) => ({ type: 'establish-pagoda', colour, at, leader, from }) as const),
    ),
    ...(palace ? [{ type: 'establish-palace', at: palace, leader } as const] : []),
  ]);
}

/** Computes the points gained between two tallies. */
function computeGains(before: Tally, after: Tally): PointsByPlayer {
  return collectPoints(
    keysOf(after.points),
    (player, colour) => after.points[player][colour] - before.points[player][colour],
  );
}

/** Number of tiles in the game. Rule: huang/setup/bag */
const TILES = 138;
/** Number of tiles in the market at the start of a turn. Rule: huang/turn-end/market */
const MARKET = 6;

/**
 * Returns the most tiles that can be in the bag: all except those on the board, in the hands and in the
 * market. Counted at the start of the current turn, because tiles placed since then come from a hand that has
 * not been refilled yet.
 */
export function getMaxBagSize(past: readonly BoardState[], now: BoardState): number {
  const begun = [...past, now].findLast(({ tally }) => tally?.actions === 0);
  const { tiles, players, hands } = (begun ?? now).setup;
  const held = players.map((player) => {
    const hand = hands?.[player];
    return hand ? countHandTiles(hand) : USUAL_HAND_SIZE;
  });
  const market = begun ? MARKET : 0; // may be empty in a turn whose start is unknown
  const out = Object.keys(tiles).length + held.reduce((sum, count) => sum + count, market);
  return Math.max(TILES - out, 0);
}
