import type { SpaceName } from '../rules/board/board.ts';
import { type LeaderName, toLeader } from '../rules/leader.ts';
import type { Position } from '../rules/setup/position.ts';
import { toSetup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import type { Colour, Dynasty } from '../rules/vocabulary.ts';
import type { StateNames } from './state-names.ts';

/** The numbers that decide a war or a revolt, independent of where its pieces are. */
export type ConflictNumbers = WarNumbers | RevoltNumbers;

/** A war: the red tiles and the leaders of each state, in the order of the states. */
interface WarNumbers {
  readonly kind: 'war';
  readonly sides: readonly StateNumbers[];
}

interface StateNumbers {
  readonly tiles: number;
  readonly leaders: readonly LeaderName[];
}

/** A revolt: the colour of both leaders, the owner of the defender, and the yellow tiles next to each. */
interface RevoltNumbers {
  readonly kind: 'revolt';
  readonly colour: Colour;
  readonly defender: Dynasty;
  readonly beside: { readonly attacker: number; readonly defender: number };
}

/** Counts the conflict that an action has started; undefined if it started none. */
export function countConflict(
  trace: readonly BoardStep[],
  position: Position,
  { states }: StateNames,
): ConflictNumbers | undefined {
  if (trace.some(({ step }) => step === 'war'))
    return { kind: 'war', sides: states.map(({ spaces }) => countState(position, spaces)) };
  const revolt = trace.find((step) => step.step === 'revolt');
  const strengths = trace.flatMap((step) => (step.step === 'strength' ? [step.tiles] : []));
  const [attacker, defender] = strengths;
  if (!revolt || attacker === undefined || defender === undefined) return undefined;
  const { colour, dynasty } = toLeader(revolt.defender);
  return { kind: 'revolt', colour, defender: dynasty, beside: { attacker, defender } };
}

/** Counts a state from its spaces: its red tiles, and its leaders in board order. */
export function countState(position: Position, spaces: readonly SpaceName[]): StateNumbers {
  const { tiles, leaders } = toSetup(position);
  return {
    tiles: spaces.filter((space) => tiles[space] === 'red').length,
    leaders: Object.entries(leaders).flatMap(([space, leader]) => (spaces.includes(space) ? [leader] : [])),
  };
}
