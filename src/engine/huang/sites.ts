import { isTriangle } from './building.ts';
import { clustersAt } from './clusters.ts';
import { carriesBuilding, isEmpty, type Position } from './position.ts';
import { type Four, fourOf, type Three, threeOf } from './tuple.ts';

/** Returns the triangles of equal tiles without buildings that include a space. */
export function trianglesAt(position: Position, space: number): readonly Three<number>[] {
  const { board, tiles } = position;
  const colour = tiles[space];
  if (!colour) return [];
  const fits = (one: number) => tiles[one] === colour && !carriesBuilding(position, one);
  return threes(clustersAt(board, space, 3, fits)).filter((at) => isTriangle(position, colour, at));
}

/** Returns the groups of four connected yellow tiles without a pagoda or granary that include a space. */
export function basesAt(position: Position, space: number): readonly Four<number>[] {
  const { board, tiles } = position;
  const bare = { ...position, palace: null };
  const fits = (one: number) => tiles[one] === 'yellow' && !carriesBuilding(bare, one);
  return clustersAt(board, space, 4, fits)
    .map(fourOf)
    .filter((at) => at !== undefined);
}

/** Returns the groups of three connected empty spaces that include a space: the positions for bandits. */
export function lairsAt(position: Position, space: number): readonly Three<number>[] {
  return threes(clustersAt(position.board, space, 3, (one) => isEmpty(position, one)));
}

function threes(clusters: readonly (readonly number[])[]): readonly Three<number>[] {
  return clusters.map(threeOf).filter((at) => at !== undefined);
}
