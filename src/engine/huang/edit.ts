import type { RuleId } from '../trace.ts';
import { isRiverAt, type SpaceName, spaceNamed } from './board.ts';
import { GRANARIES_IN_BOX } from './box.ts';
import { laidOut } from './lay-out.ts';
import { type LeaderName, leaderOf } from './leader.ts';
import { carriesBuilding, isEmpty, tilesUnseen } from './position.ts';
import type { Setup } from './setup.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** A piece from the box that covers one space. */
export type Piece =
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly dynasty: Dynasty; readonly colour: Colour }
  | { readonly kind: 'granary' };

/** Why a piece cannot be put there. */
export type Obstacle =
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
export type Edit =
  | { readonly kind: 'changed'; readonly setup: Setup }
  | { readonly kind: 'chosen'; readonly spaces: readonly SpaceName[] }
  | { readonly kind: 'refused'; readonly why: Obstacle; readonly rule: RuleId };

export const changed = (setup: Setup): Edit => ({ kind: 'changed', setup });
export const refused = (why: Obstacle, rule: RuleId): Edit => ({ kind: 'refused', why, rule });

/**
 * Puts a piece on a space of the board, or removes it if it is already there. The rules about states do not
 * apply during setup.
 */
export function put(setup: Setup, piece: Piece, space: SpaceName): Edit {
  switch (piece.kind) {
    case 'tile':
      return putTile(setup, piece.colour, space);
    case 'leader':
      return putLeader(setup, leaderOf(piece.dynasty, piece.colour).name, space);
    case 'granary':
      return putGranary(setup, space);
  }
}

function putTile(setup: Setup, colour: Colour, space: SpaceName): Edit {
  if (setup.tiles[space] === colour) return changed(lift(setup, space));
  if (isRiver(setup, space) !== (colour === 'blue')) return refused('wrong-ground', 'huang/tiles/river');
  const bare = lift(setup, space);
  if (tilesUnseen(laidOut(bare), colour) <= 0) return refused('box-empty', 'huang/tiles/from-hand');
  return changed({ ...bare, tiles: { ...bare.tiles, [space]: colour } });
}

/** Puts a leader on a space; it is removed from its former space. */
function putLeader(setup: Setup, leader: LeaderName, space: SpaceName): Edit {
  if (setup.leaders[space] === leader) return changed(lift(setup, space));
  if (isRiver(setup, space)) return refused('leader-on-river', 'huang/leaders/not-on-river');
  const bare = lift(setup, space);
  const others = Object.entries(bare.leaders).filter(([, one]) => one !== leader);
  return changed({ ...bare, leaders: { ...Object.fromEntries(others), [space]: leader } });
}

function isRiver(setup: Setup, space: SpaceName): boolean {
  const { board } = laidOut(setup);
  return isRiverAt(board, spaceNamed(board, space));
}

function putGranary(setup: Setup, space: SpaceName): Edit {
  const rule = 'huang/eighteen-kingdoms/granaries';
  const position = laidOut(setup);
  const { granaries } = setup;
  if (granaries.includes(space))
    return changed({ ...setup, granaries: granaries.filter((one) => one !== space) });
  if (setup.tiles[space] !== 'yellow') return refused('no-governor-tile', rule);
  if (carriesBuilding(position, spaceNamed(position.board, space)))
    return refused('carries-building', 'huang/pagodas/free-tiles');
  if (setup.bandits.length > 0) return refused('with-bandits', rule);
  if (granaries.length >= GRANARIES_IN_BOX) return refused('box-empty', rule);
  return changed({ ...setup, granaries: [...granaries, space] });
}

/** Removes everything from a space, and the buildings that depend on it. */
export function lift(setup: Setup, space: SpaceName): Setup {
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
export function clear(setup: Setup, space: SpaceName): Edit {
  const position = laidOut(setup);
  return isEmpty(position, spaceNamed(position.board, space))
    ? refused('nothing-there', 'huang/tiles/from-hand')
    : changed(lift(setup, space));
}

/** Moves the tile or leader on the space chosen first to the space chosen second. */
export function move(setup: Setup, space: SpaceName, [from]: readonly SpaceName[]): Edit {
  if (from === space) return { kind: 'chosen', spaces: [] };
  const [tile, leader] = [setup.tiles[from ?? space], setup.leaders[from ?? space]];
  if (!tile && !leader) return refused('nothing-there', 'huang/tiles/from-hand');
  if (from === undefined) return { kind: 'chosen', spaces: [space] };
  if (tile) return putTile(lift(setup, from), tile, space);
  return leader ? putLeader(setup, leader, space) : refused('nothing-there', 'huang/tiles/from-hand');
}
