import { formatNumbers } from '../../../drawings/svg-path.ts';
import { type BoardSpot, HEX_HALF_WIDTH, HEX_RADIUS } from './layout.ts';

type Point = readonly [number, number];

/** An edge of a border: its start and its vector. */
interface Edge {
  readonly at: Point;
  readonly step: Point;
}

/**
 * The six edges of a space clockwise from the upper right, in units of half its width and a quarter of its
 * height.
 */
const EDGES = [
  { from: [0, -2], step: [1, 1], across: [1, -1] },
  { from: [1, -1], step: [0, 2], across: [1, 0] },
  { from: [1, 1], step: [-1, 1], across: [0, 1] },
  { from: [0, 2], step: [-1, -1], across: [-1, 1] },
  { from: [-1, 1], step: [0, -2], across: [-1, 0] },
  { from: [-1, -1], step: [1, -1], across: [0, -1] },
] as const;

/**
 * Returns the border of a group of spaces as the `d` of a path: closed loops of one relative step per edge.
 */
export function makeBorderLoops(spots: readonly BoardSpot[]): string {
  const remaining = new Map(listBorderEdges(spots).map((edge) => [makeEdgeKey(edge), edge]));
  let path = '';
  for (const start of remaining.values()) {
    path += `M${formatNumbers([HEX_HALF_WIDTH * (start.at[0] + 1), (HEX_RADIUS / 2) * (start.at[1] + 2)])}`;
    for (let edge: Edge | undefined = start; edge; edge = findNextEdge(edge, remaining)) {
      remaining.delete(makeEdgeKey(edge));
      path += `l${formatNumbers([HEX_HALF_WIDTH * edge.step[0], (HEX_RADIUS / 2) * edge.step[1]])}`;
    }
    path += 'z';
  }
  return path;
}

/** Returns the edges between inside and outside of the group. */
function listBorderEdges(spots: readonly BoardSpot[]): readonly Edge[] {
  const inside = new Set(spots.map(({ name }) => name));
  return spots.flatMap(({ q, r }) =>
    EDGES.filter(({ across: [dq, dr] }) => !inside.has(`${q + dq},${r + dr}`)).map(({ from, step }) => ({
      at: [2 * q + r + from[0], 3 * r + from[1]] as const,
      step,
    })),
  );
}

/**
 * Returns the edge that starts where another ends. Three spaces meet at a corner, so there is at most one.
 */
function findNextEdge({ at, step }: Edge, remaining: ReadonlyMap<string, Edge>): Edge | undefined {
  return remaining.get(`${at[0] + step[0]},${at[1] + step[1]}`);
}

const makeEdgeKey = ({ at }: Edge): string => at.join();
