import { type Board, listNeighbours } from './board.ts';

/**
 * Returns all connected groups of `size` spaces that contain `space` and whose spaces all satisfy `fits`,
 * without duplicates, each in reading order.
 */
export function listClusters(
  board: Board,
  space: number,
  size: number,
  fits: (space: number) => boolean,
): readonly (readonly number[])[] {
  let clusters: readonly (readonly number[])[] = fits(space) ? [[space]] : [];
  for (let n = 1; n < size; n++)
    clusters = removeDuplicates(clusters.flatMap((cluster) => extendCluster(board, cluster, fits)));
  return clusters;
}

/** Returns all ways to extend a group by a neighbouring space. */
function extendCluster(
  board: Board,
  cluster: readonly number[],
  fits: (space: number) => boolean,
): readonly (readonly number[])[] {
  const neighbours = new Set(cluster.flatMap((space) => listNeighbours(board, space)));
  return [...neighbours]
    .filter((space) => !cluster.includes(space) && fits(space))
    .map((space) => [...cluster, space].sort((a, b) => a - b));
}

function removeDuplicates(clusters: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return [...new Map(clusters.map((cluster) => [cluster.join(), cluster])).values()];
}
