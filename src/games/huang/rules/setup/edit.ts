import type { RuleId } from '../../../../core/trace.ts';
import { boardOf, getSpace, isRiverSpace, type SpaceName } from '../board/board.ts';
import { getLeader, type LeaderName } from '../leader.ts';
import type { Colour, Dynasty } from '../vocabulary.ts';
import { GRANARIES_IN_BOX } from './box.ts';
import { countHiddenTiles, hasBuilding, isEmptySpace } from './position.ts';
import type { Setup } from './setup.ts';
import { toPosition } from './to-position.ts';

/** A piece from the box that covers one space. */
export type BoardPiece =
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly dynasty: Dynasty; readonly colour: Colour }
  | { readonly kind: 'granary' };

/** Why a piece cannot be put there. */
export type PlacementObstacle =
  | 'wrong-ground'
  | 'leader-on-river'
  | 'box-empty'
  | 'building-stands'
  | 'no-triangle'
  | 'no-palace-base'
  | 'carries-building'
  | 'no-governor-tile'
  | 'not-connected'
  | 'with-granaries'
  | 'with-bandits'
  | 'nothing-there';

/**
 * The result of an edit: a changed setup, the spaces chosen so far for a piece that covers several, or an
 * obstacle.
 */
export type BoardEdit =
  | { readonly kind: 'changed'; readonly setup: Setup }
  | { readonly kind: 'chosen'; readonly spaces: readonly SpaceName[] }
  | { readonly kind: 'refused'; readonly why: PlacementObstacle; readonly rule: RuleId };

/** Makes the result of an edit that changed the setup. */
export const acceptEdit = (setup: Setup): BoardEdit => ({ kind: 'changed', setup });
/** Makes the result of an edit that the rules forbid. */
export const refuseEdit = (why: PlacementObstacle, rule: RuleId): BoardEdit => ({
  kind: 'refused',
  why,
  rule,
});

/**
 * Puts a piece on a space of the board, or removes it if it is already there. Returns the changed setup, or
 * why the piece cannot be there. The rules about states do not apply during setup.
 */
export function togglePiece(setup: Setup, piece: BoardPiece, space: SpaceName): BoardEdit {
  switch (piece.kind) {
    case 'tile':
      return putTile(setup, piece.colour, space);
    case 'leader':
      return putLeader(setup, getLeader(piece.dynasty, piece.colour).name, space);
    case 'granary':
      return putGranary(setup, space);
  }
}

function putTile(setup: Setup, colour: Colour, space: SpaceName): BoardEdit {
  if (setup.tiles[space] === colour) return acceptEdit(removePieces(setup, space));
  if (isRiver(setup, space) !== (colour === 'blue')) return refuseEdit('wrong-ground', 'huang/tiles/river');
  const bare = removePieces(setup, space);
  if (countHiddenTiles(toPosition(bare), colour) <= 0)
    return refuseEdit('box-empty', 'huang/setup/components');
  return acceptEdit({ ...bare, tiles: { ...bare.tiles, [space]: colour } });
}

/** Puts a leader on a space; it is removed from its former space. */
function putLeader(setup: Setup, leader: LeaderName, space: SpaceName): BoardEdit {
  if (setup.leaders[space] === leader) return acceptEdit(removePieces(setup, space));
  if (isRiver(setup, space)) return refuseEdit('leader-on-river', 'huang/leaders/not-on-river');
  const bare = removePieces(setup, space);
  const others = Object.entries(bare.leaders).filter(([, one]) => one !== leader);
  return acceptEdit({ ...bare, leaders: { ...Object.fromEntries(others), [space]: leader } });
}

function isRiver(setup: Setup, space: SpaceName): boolean {
  const board = boardOf(setup.board);
  return isRiverSpace(board, getSpace(board, space));
}

function putGranary(setup: Setup, space: SpaceName): BoardEdit {
  const rule = 'huang/eighteen-kingdoms/granaries';
  const position = toPosition(setup);
  const { granaries } = setup;
  if (granaries.includes(space))
    return acceptEdit({ ...setup, granaries: granaries.filter((one) => one !== space) });
  if (setup.tiles[space] !== 'yellow') return refuseEdit('no-governor-tile', rule);
  if (hasBuilding(position, getSpace(position.board, space)))
    return refuseEdit('carries-building', 'huang/pagodas/free-tiles');
  if (setup.bandits.length > 0) return refuseEdit('with-bandits', rule);
  if (granaries.length >= GRANARIES_IN_BOX) return refuseEdit('box-empty', rule);
  return acceptEdit({ ...setup, granaries: [...granaries, space] });
}

/** Removes everything from a space, and the buildings that depend on it. */
export function removePieces(setup: Setup, space: SpaceName): Setup {
  const without = <T>(pieces: Readonly<Record<SpaceName, T>>) =>
    Object.fromEntries(Object.entries(pieces).filter(([at]) => at !== space));
  return { ...liftBuilding(setup, space), tiles: without(setup.tiles), leaders: without(setup.leaders) };
}

/** Removes a building, bandits or a granary on a space. */
function liftBuilding(setup: Setup, space: SpaceName): Setup {
  return {
    ...setup,
    pagodas: setup.pagodas.filter(({ at }) => !at.includes(space)),
    palace: setup.palace?.includes(space) ? null : setup.palace,
    granaries: setup.granaries.filter((one) => one !== space),
    bandits: setup.bandits.filter(({ at }) => !at.includes(space)),
  };
}

/** Removes everything from a space; refused if it is empty. */
export function clearSpace(setup: Setup, space: SpaceName): BoardEdit {
  const position = toPosition(setup);
  return isEmptySpace(position, getSpace(position.board, space))
    ? refuseEdit('nothing-there', 'huang/tiles/from-hand')
    : acceptEdit(removePieces(setup, space));
}

/**
 * Moves a tile or leader in two taps. The first tap chooses the space `from`, so `chosen` is empty; the
 * second tap moves the piece from there to `space`, or ends the move if it is the same space.
 */
export function movePiece(setup: Setup, space: SpaceName, chosen: readonly SpaceName[]): BoardEdit {
  const [from] = chosen;
  if (from === space) return { kind: 'chosen', spaces: [] };
  const [tile, leader] = [setup.tiles[from ?? space], setup.leaders[from ?? space]];
  if (!tile && !leader) return refuseEdit('nothing-there', 'huang/tiles/from-hand');
  if (from === undefined) return { kind: 'chosen', spaces: [space] };
  if (tile) return putTile(removePieces(setup, from), tile, space);
  return leader ? putLeader(setup, leader, space) : refuseEdit('nothing-there', 'huang/tiles/from-hand');
}
