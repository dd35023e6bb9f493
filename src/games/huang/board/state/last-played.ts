import { checkSetupPosition } from '../../referee/check-setup-position.ts';
import type { Action } from '../../rules/actions/action.ts';
import { applyAction } from '../../rules/actions/apply-action.ts';
import { HEX_DIRECTIONS, type SpaceName } from '../../rules/board/board.ts';
import { toAxialCoordinates } from '../../rules/board/hex.ts';
import { toLeader } from '../../rules/leader.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { BoardAnswer } from '../board-answer.ts';
import { type BoardState, withAction, withBoardSetup } from '../state.ts';

/**
 * Lists the spaces whose piece may have been played last, if two leaders of one colour are in one state:
 * without that piece the position is valid, and playing it again starts a war or a revolt.
 */
export function listLastPlayed(answer: BoardAnswer, state: BoardState): readonly SpaceName[] {
  return listCandidates(answer, state).filter((space) => startsConflict(answer, state, space));
}

/** Whether `listLastPlayed` would list this space. */
export function isLastPlayed(answer: BoardAnswer, state: BoardState, space: SpaceName): boolean {
  return listCandidates(answer, state).includes(space) && startsConflict(answer, state, space);
}

/** The pieces without which two leaders might not be in one state; none if they are not. */
function listCandidates({ position }: BoardAnswer, { setup }: BoardState): readonly SpaceName[] {
  const isConflictOnly = !position.ok && position.error.every(({ code }) => code === 'leaders-meet');
  return isConflictOnly ? [...Object.keys(setup.leaders), ...listJoints(setup)] : [];
}

/** Whether playing the piece on a space again starts a conflict, so that players are asked to commit. */
function startsConflict({ rulings }: BoardAnswer, state: BoardState, space: SpaceName): boolean {
  const next = playPieceAgain(state, space);
  if (!next) return false;
  const before = checkSetupPosition(next.setup);
  if (!before.ok) return false;
  const { action, decisions } = next.openAction;
  const outcome = applyAction(before.value, action, decisions, rulings);
  return outcome.kind !== 'refused' && outcome.trace.some(({ step }) => step === 'commitment-order');
}

/**
 * Removes the piece on a space and plays it again as an action; undefined if the piece belongs to no player.
 */
export function playPieceAgain(state: BoardState, space: SpaceName) {
  const undone = undoPlacement(state.setup, space);
  if (!undone) return undefined;
  const next = withAction(withBoardSetup(state, undone.setup), undone.action);
  return next.openAction ? { ...next, openAction: next.openAction } : undefined;
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

/** The six neighbours of a space in circular order. */
function listNeighboursInOrder(space: SpaceName): readonly SpaceName[] {
  const [q, r] = toAxialCoordinates(space);
  return HEX_DIRECTIONS.map(([dq, dr]) => `${q + dq},${r + dr}`);
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
