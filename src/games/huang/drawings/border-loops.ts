import { formatNumbers } from '../../../drawings/svg-path.ts';
import { type BoardSpot, type BorderEdge, listBorderEdges } from './layout.ts';

/**
 * Returns the border of a group of spaces as the `d` of a path: closed loops of one relative step per edge.
 */
export function makeBorderLoops(spots: readonly BoardSpot[]): string {
  const remaining = new Map(listBorderEdges(spots).map((edge) => [edge.at.join(), edge]));
  let path = '';
  for (const start of remaining.values()) {
    path += `M${formatNumbers(start.at)}`;
    for (let edge: BorderEdge | undefined = start; edge; edge = findNextEdge(edge, remaining)) {
      remaining.delete(edge.at.join());
      path += `l${formatNumbers(edge.step)}`;
    }
    path += 'z';
  }
  return path;
}

/**
 * Returns the edge that starts where another ends. Three spaces meet at a corner, so there is at most one.
 */
function findNextEdge(
  { at, step }: BorderEdge,
  remaining: ReadonlyMap<string, BorderEdge>,
): BorderEdge | undefined {
  return remaining.get(`${at[0] + step[0]},${at[1] + step[1]}`);
}
