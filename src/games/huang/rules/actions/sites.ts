import { listClusters } from '../board/clusters.ts';
import { type Quadruple, type Triple, toQuadruple, toTriple } from '../board/tuple.ts';
import { hasBuilding, isEmptySpace, type Position } from '../setup/position.ts';
import { isTriangle } from './building-rules.ts';

/** Returns the triangles of equal tiles without buildings that include a space. */
export function listTriangles(position: Position, space: number): readonly Triple<number>[] {
  const { board, tiles } = position;
  const colour = tiles[space];
  if (!colour) return [];
  const fits = (one: number) => tiles[one] === colour && !hasBuilding(position, one);
  return toTriples(listClusters(board, space, 3, fits)).filter((at) => isTriangle(position, colour, at));
}

/** Returns the groups of four connected yellow tiles without a pagoda or granary that include a space. */
export function listPalaceBases(position: Position, space: number): readonly Quadruple<number>[] {
  const { board, tiles } = position;
  const bare = { ...position, palace: null };
  const fits = (one: number) => tiles[one] === 'yellow' && !hasBuilding(bare, one);
  return listClusters(board, space, 4, fits)
    .map(toQuadruple)
    .filter((at) => at !== undefined);
}

/** Returns the groups of three connected empty spaces that include a space: the positions for bandits. */
export function listBanditSites(position: Position, space: number): readonly Triple<number>[] {
  return toTriples(listClusters(position.board, space, 3, (one) => isEmptySpace(position, one)));
}

function toTriples(clusters: readonly (readonly number[])[]): readonly Triple<number>[] {
  return clusters.map(toTriple).filter((at) => at !== undefined);
}
