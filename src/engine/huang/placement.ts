import { neighboursOf } from './board.ts';
import { type Group, type Groups, groupsBeside, isState } from './groups.ts';
import type { Leader } from './leader.ts';
import { banditsBeside, isEmpty, leaderAt, type Position } from './position.ts';
import { type Reason, type Refusal, type RuleFor, refusal } from './reasons.ts';
import type { Colour } from './vocabulary.ts';

interface Forbidden {
  readonly kind: 'forbidden';
  readonly why: Refusal;
}
interface Joining<Kind extends string> {
  readonly kind: Kind;
  /** The groups that the piece touches, in order. */
  readonly joined: readonly Group[];
}

/** The consequence of placing a tile on a space, judged by the board alone. */
export type TilePlacing = Forbidden | Joining<'peace'> | Joining<'war' | 'bandits'>;
/** The consequence of placing a leader; `defender` is the space of the leader it revolts against. */
export type LeaderPlacing =
  | Forbidden
  | Joining<'peace'>
  | (Joining<'revolt'> & { readonly defender: number });

function forbidden<R extends Reason>(reason: R, rule: RuleFor<R>): Forbidden {
  return { kind: 'forbidden', why: refusal(reason, rule) };
}

/**
 * Returns the consequence of placing a tile of `colour` on `space`. Rule: huang/tiles/empty-space,
 * huang/tiles/river, huang/war/war, huang/bandits/tiles
 */
export function tilePlacing(
  position: Position,
  groups: Groups,
  colour: Colour,
  space: number,
  countsPlaced: boolean,
): TilePlacing {
  if (!isEmpty(position, space)) return forbidden('occupied', 'huang/tiles/empty-space');
  const isRiver = position.board.isRiver[space];
  if (isRiver && colour !== 'blue') return forbidden('river-takes-only-farmers', 'huang/tiles/river');
  if (!isRiver && colour === 'blue') return forbidden('farmers-need-river', 'huang/tiles/river');
  const joined = groupsBeside(position, groups, space);
  const states = joined.filter(isState);
  const startsWar = states.length > 1 && sharedColours(position, states).size > 0;
  const bandits = banditsBeside(position, space);
  const [first] = bandits;
  if (!first) return { kind: startsWar ? 'war' : 'peace', joined };
  if (bandits.length > 1 || startsWar) return forbidden('rulebook-silent', 'huang/bandits/tiles');
  if (states.length === 0) return forbidden('beside-bandits', 'huang/bandits/tiles');
  const soldiers = soldierSpaces(position, joined).length + (countsPlaced && colour === 'red' ? 1 : 0);
  if (soldiers < first.strength) return forbidden('bandits-too-strong', 'huang/bandits/tiles');
  return { kind: 'bandits', joined };
}

/**
 * Returns the consequence of placing a leader on `space`; it must have been lifted from the board first.
 * Rule: huang/leaders/position
 */
export function leaderPlacing(
  position: Position,
  groups: Groups,
  leader: Leader,
  space: number,
): LeaderPlacing {
  if (!isEmpty(position, space)) return forbidden('occupied', 'huang/leaders/empty-space');
  if (position.board.isRiver[space]) return forbidden('leader-on-river', 'huang/leaders/not-on-river');
  const beside = neighboursOf(position.board, space);
  if (!beside.some((one) => position.tiles[one] === 'yellow'))
    return forbidden('no-governor-beside', 'huang/leaders/beside-governor');
  if (banditsBeside(position, space).length > 0) return forbidden('beside-bandits', 'huang/bandits/leaders');
  const joined = groupsBeside(position, groups, space);
  const states = joined.filter(isState);
  const rivals = states.flatMap((state) =>
    state.leaders.filter((one) => position.leaders[one]?.colour === leader.colour),
  );
  const [defender] = rivals;
  if (states.length > 1 && (defender !== undefined || sharedColours(position, states).size > 0))
    return forbidden('unites-into-conflict', 'huang/leaders/no-conflict-by-uniting');
  return defender === undefined ? { kind: 'peace', joined } : { kind: 'revolt', joined, defender };
}

/** Returns the leaders in groups. */
export function leadersIn(position: Position, groups: readonly Group[]): readonly Leader[] {
  return groups.flatMap((group) => group.leaders.map((space) => leaderAt(position, space)));
}

/** Returns the colours that have two or more leaders in the joined groups. */
export function sharedColours(position: Position, joined: readonly Group[]): ReadonlySet<Colour> {
  const colours = leadersIn(position, joined).map((leader) => leader.colour);
  return new Set(colours.filter((colour, i) => colours.indexOf(colour) < i));
}

/** Returns the spaces of the red tiles in groups, in order. */
export function soldierSpaces(position: Position, groups: readonly Group[]): readonly number[] {
  const spaces = groups.flatMap((group) => group.spaces.filter((space) => position.tiles[space] === 'red'));
  return groups.length > 1 ? spaces.sort((a, b) => a - b) : spaces;
}
