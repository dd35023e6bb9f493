import type { Position } from '../setup/position.ts';
import { listNeighbours } from './board.ts';

/** A component of connected tiles and leaders. A group with a leader is a state. */
export interface BoardGroup {
  /** In reading order; the first one is the id of a state. */
  readonly spaces: readonly number[];
  /** The spaces of its leaders, in reading order. */
  readonly leaders: readonly number[];
}

/** All groups of a position, and the group of each space. */
export interface BoardGroups {
  readonly all: readonly BoardGroup[];
  readonly bySpace: readonly (BoardGroup | null)[];
}

/** Finds the connected components of the board. Rule: huang/states/state */
export function findGroups({ board, tiles, leaders }: Position): BoardGroups {
  const at = new Array<GrowingGroup | null>(tiles.length).fill(null);
  for (let space = 0; space < at.length; space++) if (tiles[space] || leaders[space]) at[space] = UNREACHED;
  const all: GrowingGroup[] = [];
  for (let first = 0; first < at.length; first++) {
    if (at[first] !== UNREACHED) continue;
    const group: GrowingGroup = { spaces: [], leaders: [] };
    all.push(group);
    at[first] = group;
    const reached = [first];
    for (const space of reached)
      for (const neighbour of listNeighbours(board, space))
        if (at[neighbour] === UNREACHED) {
          at[neighbour] = group;
          reached.push(neighbour);
        }
  }
  for (let space = 0; space < at.length; space++) {
    at[space]?.spaces.push(space); // in reading order, so no sorting is needed
    if (leaders[space]) at[space]?.leaders.push(space);
  }
  return { all, bySpace: at };
}

/** A group under construction. */
interface GrowingGroup extends BoardGroup {
  readonly spaces: number[];
  readonly leaders: number[];
}
/** Marks an occupied space whose group is not known yet. */
const UNREACHED: GrowingGroup = { spaces: [], leaders: [] };

/** Returns whether a group is a state: it has a leader. */
export function isState(group: BoardGroup): boolean {
  return group.leaders.length > 0;
}

/** Returns the groups that touch a space, without duplicates, in order of their first space. */
export function listAdjacentGroups(
  position: Position,
  groups: BoardGroups,
  space: number,
): readonly BoardGroup[] {
  const adjacent = new Set<BoardGroup>();
  for (const neighbour of listNeighbours(position.board, space)) {
    const group = groups.bySpace[neighbour];
    if (group) adjacent.add(group);
  }
  return [...adjacent].sort((a, b) => getFirstSpace(a) - getFirstSpace(b));
}

/** Returns the first space of a group, which is the id of a state. */
export function getFirstSpace(group: BoardGroup): number {
  const [first] = group.spaces;
  if (first === undefined) throw new Error('A group without spaces');
  return first;
}

/** Returns the states among groups, in order of their ids. */
export function listStates(groups: readonly BoardGroup[]): readonly BoardGroup[] {
  return groups.filter(isState).sort((a, b) => getFirstSpace(a) - getFirstSpace(b));
}
