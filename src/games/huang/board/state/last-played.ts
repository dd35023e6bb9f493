import { getCheckedPosition } from '../../referee/checked-position.ts';
import { judgeAction } from '../../referee/judge-action.ts';
import type { Action } from '../../rules/actions/action.ts';
import type { SpaceName } from '../../rules/board/board.ts';
import { toAxialCoordinates } from '../../rules/board/hex.ts';
import { toLeader } from '../../rules/leader.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { type BoardState, type RuleSettings, resolveRulings, withAction, withBoardSetup } from '../state.ts';

/** Caches the result for the last rulings of each set-up. */
const CACHE = new WeakMap<Setup, { readonly rules: string; readonly spaces: readonly SpaceName[] }>();

/**
 * Lists the spaces whose piece may have been played last, if two leaders of one colour are in one state:
 * without that piece the position is valid, and playing it again starts a war or a revolt.
 */
export function listLastPlayed(state: BoardState, rules: RuleSettings): readonly SpaceName[] {
  const { setup } = state;
  const rulings = resolveRulings(rules);
  const key = JSON.stringify(rulings);
  const cached = CACHE.get(setup);
  if (cached?.rules === key) return cached.spaces;
  const spaces = hasOnlyMeetingLeaders(setup)
    ? [...Object.keys(setup.leaders), ...listJoints(setup)].filter((space) => {
        const next = playPieceAgain(state, space);
        const action = next?.dispute?.action;
        if (!next || !action) return false;
        const judged = judgeAction(next.setup, action, next.dispute.decisions, rulings);
        return judged.ok && judged.value.answer.legal && judged.value.questions.some(isAboutCommitment);
      })
    : [];
  CACHE.set(setup, { rules: key, spaces });
  return spaces;
}

/** Whether a question asks for a commitment, as only wars and revolts do. */
const isAboutCommitment = ({ asks }: { readonly asks: string }) => asks === 'commitment';

/**
 * Removes the piece on a space and plays it again as an action; undefined if the piece belongs to no player.
 */
export function playPieceAgain(state: BoardState, space: SpaceName) {
  const undone = undoPlacement(state.setup, space);
  if (!undone) return undefined;
  const next = withAction(withBoardSetup(state, undone.setup), undone.action);
  return next.dispute ? { ...next, dispute: next.dispute } : undefined;
}

/** Whether the only problem of the set-up is that two leaders of one colour share a state. */
function hasOnlyMeetingLeaders(setup: Setup): boolean {
  const checked = getCheckedPosition(setup);
  return !checked.ok && checked.error.every(({ code }) => code === 'leaders-meet');
}

/**
 * The tiles that may connect a state: those without a building whose neighbours are not connected to each
 * other around them.
 */
function listJoints({ tiles, leaders, pagodas, palace, granaries }: Setup): readonly SpaceName[] {
  const built = new Set([...pagodas.flatMap(({ at }) => [...at]), ...(palace ? palace : []), ...granaries]);
  const isThere = (space: SpaceName) => tiles[space] !== undefined || leaders[space] !== undefined;
  return Object.keys(tiles).filter((space) => {
    if (built.has(space)) return false;
    const neighbours = listNeighboursInOrder(space).map(isThere);
    return neighbours.filter((one, i) => one && !neighbours.at(i - 1)).length > 1;
  });
}

const DIRECTIONS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The six neighbours of a space in circular order. */
function listNeighboursInOrder(space: SpaceName): readonly SpaceName[] {
  const [q, r] = toAxialCoordinates(space);
  return DIRECTIONS.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** Returns the set-up without the piece on a space, and the action that plays it; null if there is none. */
export function undoPlacement(
  setup: Setup,
  space: string,
): { readonly setup: Setup; readonly action: Action } | null {
  const colour = setup.tiles[space];
  if (colour) {
    const { [space]: _, ...tiles } = setup.tiles;
    const pagodas = setup.pagodas.filter(({ at }) => !at.includes(space));
    return { setup: { ...setup, tiles, pagodas }, action: { type: 'place-tile', colour, at: [space] } };
  }
  const name = setup.leaders[space];
  const leader = name && toLeader(name);
  if (!leader || !setup.players.includes(leader.dynasty)) return null;
  const { [space]: _, ...leaders } = setup.leaders;
  return {
    setup: { ...setup, leaders, turn: leader.dynasty },
    action: { type: 'position-leader', colour: leader.colour, to: space },
  };
}
