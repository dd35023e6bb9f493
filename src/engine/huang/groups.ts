import type { Position } from './position.ts';

/** Linked tiles and leaders. One with a leader is a state. */
export interface Group {
  /** In order; the first one is the state's id. */
  readonly spaces: readonly number[];
  /** The spaces of its leaders, in order. */
  readonly leaders: readonly number[];
}

/** All groups of a position, and for each space the group that it belongs to. */
export interface Groups {
  readonly all: readonly Group[];
  readonly at: readonly (Group | null)[];
}

/** Links what touches. Rule: huang/states/state */
export function groupsOf({ board, tiles, leaders }: Position): Groups {
  const at: (Group | null)[] = new Array(tiles.length).fill(null);
  const all: Group[] = [];
  const isLinked = (space: number) => Boolean(tiles[space] ?? leaders[space]);
  for (let first = 0; first < tiles.length; first++) {
    if (at[first] || !isLinked(first)) continue;
    const spaces = [first];
    const group: Group = { spaces, leaders: [] };
    at[first] = group;
    for (const space of spaces)
      for (const beside of board.neighbours[space] ?? [])
        if (!at[beside] && isLinked(beside)) {
          at[beside] = group;
          spaces.push(beside);
        }
    spaces.sort((a, b) => a - b);
    (group.leaders as number[]).push(...spaces.filter((space) => leaders[space]));
    all.push(group);
  }
  return { all, at };
}

export function isState(group: Group): boolean {
  return group.leaders.length > 0;
}

/** The groups that touch a space, each once, in order of their first space. */
export function groupsBeside(position: Position, groups: Groups, space: number): readonly Group[] {
  const beside = new Set<Group>();
  for (const neighbour of position.board.neighbours[space] ?? []) {
    const group = groups.at[neighbour];
    if (group) beside.add(group);
  }
  return [...beside].sort((a, b) => firstOf(a) - firstOf(b));
}

/** The first space of a group, which names a state. */
export function firstOf(group: Group): number {
  const [first] = group.spaces;
  if (first === undefined) throw new Error('A group without spaces');
  return first;
}
