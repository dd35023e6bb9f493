import { isTriangle } from './building.ts';
import { clustersAt } from './clusters.ts';
import { carriesBuilding, isEmpty, type Position } from './position.ts';
import { type Four, fourOf, type Three, threeOf } from './tuple.ts';

/** Triangles of like-coloured tiles without a building, round a space. */
export function trianglesAt(position: Position, space: number): readonly Three<number>[] {
  const { board, tiles } = position;
  const colour = tiles[space];
  if (!colour) return [];
  const fits = (one: number) => tiles[one] === colour && !carriesBuilding(position, one);
  return threes(clustersAt(board, space, 3, fits)).filter((at) => isTriangle(position, colour, at));
}

/** Groups of four yellow tiles that hang together and carry no pagoda or granary, round a space. */
export function basesAt(position: Position, space: number): readonly Four<number>[] {
  const { board, tiles } = position;
  const bare = { ...position, palace: null };
  const fits = (one: number) => tiles[one] === 'yellow' && !carriesBuilding(bare, one);
  return clustersAt(board, space, 4, fits)
    .map(fourOf)
    .filter((at) => at !== undefined);
}

/** Groups of three empty spaces that hang together, round a space: where bandits can lie. */
export function lairsAt(position: Position, space: number): readonly Three<number>[] {
  return threes(clustersAt(position.board, space, 3, (one) => isEmpty(position, one)));
}

function threes(clusters: readonly (readonly number[])[]): readonly Three<number>[] {
  return clusters.map(threeOf).filter((at) => at !== undefined);
}
