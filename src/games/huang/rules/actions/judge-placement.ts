import { listNeighbours } from '../board/board.ts';
import { type BoardGroup, type BoardGroups, isState, listAdjacentGroups } from '../board/groups.ts';
import type { Leader } from '../leader.ts';
import { createRefusal, type Refusal, type RefusalReason, type RuleFor } from '../reasons.ts';
import { getSpaceLeader, isEmptySpace, listAdjacentBandits, type Position } from '../setup/position.ts';
import type { Colour } from '../vocabulary.ts';

interface Forbidden {
  readonly kind: 'forbidden';
  readonly why: Refusal;
}
interface Joining<Kind extends string> {
  readonly kind: Kind;
  /** The groups that the piece touches, in order. */
  readonly joined: readonly BoardGroup[];
}

/** The consequence of placing a tile on a space, judged by the board alone. */
export type TilePlacement = Forbidden | Joining<'peace'> | Joining<'war' | 'bandits'>;
/** The consequence of placing a leader; `defender` is the space of the leader it revolts against. */
export type LeaderPlacement =
  | Forbidden
  | Joining<'peace'>
  | (Joining<'revolt'> & { readonly defender: number });

function forbid<R extends RefusalReason>(reason: R, rule: RuleFor<R>): Forbidden {
  return { kind: 'forbidden', why: createRefusal(reason, rule) };
}

/**
 * Returns the consequence of placing a tile of `colour` on `space`. Rule: huang/tiles/empty-space,
 * huang/tiles/river, huang/war/war, huang/bandits/tiles
 */
export function judgeTilePlacement(
  position: Position,
  groups: BoardGroups,
  colour: Colour,
  space: number,
  countsPlaced: boolean,
): TilePlacement {
  if (!isEmptySpace(position, space)) return forbid('occupied', 'huang/tiles/empty-space');
  const isRiver = position.board.isRiver[space];
  if (isRiver && colour !== 'blue') return forbid('river-takes-only-farmers', 'huang/tiles/river');
  if (!isRiver && colour === 'blue') return forbid('farmers-need-river', 'huang/tiles/river');
  const joined = listAdjacentGroups(position, groups, space);
  const states = joined.filter(isState);
  const startsWar = states.length > 1 && findSharedColours(position, states).size > 0;
  const bandits = listAdjacentBandits(position, space);
  const [first] = bandits;
  if (!first) return { kind: startsWar ? 'war' : 'peace', joined };
  if (bandits.length > 1 || startsWar) return forbid('rulebook-silent', 'huang/bandits/tiles');
  if (states.length === 0) return forbid('beside-bandits', 'huang/bandits/tiles');
  const soldiers = listSoldierSpaces(position, joined).length + (countsPlaced && colour === 'red' ? 1 : 0);
  const { strength } = first;
  if (soldiers < strength) {
    const why = createRefusal('bandits-too-strong', 'huang/bandits/tiles');
    return { kind: 'forbidden', why: { ...why, shortage: { kind: 'bandits', strength, tiles: soldiers } } };
  }
  return { kind: 'bandits', joined };
}

/**
 * Returns the consequence of placing a leader on `space`; the leader must have been lifted from the board
 * first. Rule: huang/leaders/position
 */
export function judgeLeaderPlacement(
  position: Position,
  groups: BoardGroups,
  leader: Leader,
  space: number,
): LeaderPlacement {
  if (!isEmptySpace(position, space)) return forbid('occupied', 'huang/leaders/empty-space');
  if (position.board.isRiver[space]) return forbid('leader-on-river', 'huang/leaders/not-on-river');
  const neighbours = listNeighbours(position.board, space);
  if (!neighbours.some((one) => position.tiles[one] === 'yellow'))
    return forbid('no-governor-beside', 'huang/leaders/beside-governor');
  if (listAdjacentBandits(position, space).length > 0)
    return forbid('beside-bandits', 'huang/bandits/leaders');
  const joined = listAdjacentGroups(position, groups, space);
  const states = joined.filter(isState);
  const rivals = states.flatMap((state) =>
    state.leaders.filter((one) => position.leaders[one]?.colour === leader.colour),
  );
  const [defender] = rivals;
  if (states.length > 1 && (defender !== undefined || findSharedColours(position, states).size > 0))
    return forbid('unites-into-conflict', 'huang/leaders/no-conflict-by-uniting');
  return defender === undefined ? { kind: 'peace', joined } : { kind: 'revolt', joined, defender };
}

/** Returns the leaders in groups. */
export function listLeaders(position: Position, groups: readonly BoardGroup[]): readonly Leader[] {
  return groups.flatMap((group) => group.leaders.map((space) => getSpaceLeader(position, space)));
}

/** Returns the colours that have two or more leaders in the joined groups. */
export function findSharedColours(position: Position, joined: readonly BoardGroup[]): ReadonlySet<Colour> {
  const colours = listLeaders(position, joined).map((leader) => leader.colour);
  return new Set(colours.filter((colour, i) => colours.indexOf(colour) < i));
}

/** Returns the spaces of the red tiles in groups, in order. */
export function listSoldierSpaces(position: Position, groups: readonly BoardGroup[]): readonly number[] {
  const spaces = groups.flatMap((group) => group.spaces.filter((space) => position.tiles[space] === 'red'));
  return groups.length > 1 ? spaces.sort((a, b) => a - b) : spaces;
}
