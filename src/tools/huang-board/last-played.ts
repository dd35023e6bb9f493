import type { Action } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { toAxialCoordinates } from '../../engine/huang/hex.ts';
import { toLeader } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { getCheckedPosition } from '../../referee/huang/checked-position.ts';
import { judgeAction } from '../../referee/huang/judge-action.ts';
import { type BoardState, type RuleSettings, resolveRulings, withAction, withBoardSetup } from './state.ts';

const KNOWN = new WeakMap<Setup, { readonly rules: string; readonly spaces: readonly SpaceName[] }>();

/**
 * If two leaders of one colour are in one state, the spaces whose piece may have been played last: without it
 * the position is valid, and playing it again starts a war or a revolt. Empty if there is no such piece.
 */
export function listLastPlayed(state: BoardState, rules: RuleSettings): readonly SpaceName[] {
  const { setup } = state;
  const choices = resolveRulings(rules);
  const key = JSON.stringify(choices);
  const known = KNOWN.get(setup);
  if (known?.rules === key) return known.spaces;
  const spaces = leadersMeet(setup)
    ? [...Object.keys(setup.leaders), ...joints(setup)].filter((space) => {
        const next = playPieceAgain(state, space);
        const action = next?.dispute?.action;
        if (!next || !action) return false;
        const judged = judgeAction(next.setup, action, next.dispute.decisions, choices);
        return judged.ok && judged.value.answer.legal && judged.value.questions.some(isOfConflict);
      })
    : [];
  KNOWN.set(setup, { rules: key, spaces });
  return spaces;
}

/** Only wars and revolts ask for commitments. */
const isOfConflict = ({ asks }: { readonly asks: string }) => asks === 'commitment';

/**
 * The board after the piece on a space was removed and played again; undefined if the piece belongs to no
 * player.
 */
export function playPieceAgain(state: BoardState, space: SpaceName) {
  const back = undoPlacement(state.setup, space);
  if (!back) return undefined;
  const next = withAction(withBoardSetup(state, back.setup), back.action);
  return next.dispute ? { ...next, dispute: next.dispute } : undefined;
}

/** Whether the only problem of the set-up is that two leaders of one colour share a state. */
function leadersMeet(setup: Setup): boolean {
  const checked = getCheckedPosition(setup);
  return !checked.ok && checked.error.every(({ code }) => code === 'leaders-meet');
}

/**
 * The tiles that may connect a state: those without a building whose neighbours are not connected to each
 * other around them.
 */
function joints({ tiles, leaders, pagodas, palace, granaries }: Setup): readonly SpaceName[] {
  const built = new Set([...pagodas.flatMap(({ at }) => [...at]), ...(palace ? palace : []), ...granaries]);
  const isThere = (space: SpaceName) => tiles[space] !== undefined || leaders[space] !== undefined;
  return Object.keys(tiles).filter((space) => {
    if (built.has(space)) return false;
    const round = around(space).map(isThere);
    return round.filter((one, i) => one && !round.at(i - 1)).length > 1;
  });
}

const ROUND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The six neighbours of a space in circular order. */
function around(space: SpaceName): readonly SpaceName[] {
  const [q, r] = toAxialCoordinates(space);
  return ROUND.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** The set-up and action of a piece that has just been played: the piece is removed from its space first. */
export function undoPlacement(
  setup: Setup,
  space: string,
): { readonly setup: Setup; readonly action: Action } | null {
  const colour = setup.tiles[space];
  if (colour) {
    const { [space]: _, ...tiles } = setup.tiles;
    const lost = setup.pagodas.filter(({ at }) => !at.includes(space));
    return { setup: { ...setup, tiles, pagodas: lost }, action: { type: 'place-tile', colour, at: [space] } };
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
