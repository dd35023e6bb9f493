import { boardOf, getSpace, getSpaceName, listNeighbours } from '../rules/board/board.ts';
import { type LeaderName, toLeader } from '../rules/leader.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import type { Colour, Dynasty } from '../rules/vocabulary.ts';
import type { Region } from './action-overlay.ts';
import { type BoardLayout, listSpots, makeHexPath } from './layout.ts';

/** Returns the spaces that a step is about; `steps` are those before it. */
export function listStepSpaces(
  step: BoardStep,
  setup: Setup,
  states: readonly Region[],
  steps: readonly BoardStep[],
): readonly string[] {
  const listStateSpaces = (id: string) => states.flatMap((one) => (one.id === id ? one.spaces : []));
  const listFightingSpaces = (player: string) => listLeaderSpaces(setup, listRevoltLeaders(player, steps));
  switch (step.step) {
    case 'leader-placed':
      return [step.to];
    case 'joined':
      return [step.at, ...step.states.flatMap(listStateSpaces)];
    case 'war':
      return [step.at, ...listLeaderSpaces(setup, step.leaders)];
    case 'revolt':
      return listLeaderSpaces(setup, [step.attacker, step.defender]);
    case 'revolt-won':
      return listFightingSpaces(step.player);
    case 'committed':
      return step.to === null ? listFightingSpaces(step.by) : listStateSpaces(step.to);
    case 'strength':
      return [...listStateSpaces(step.of), ...withYellowTiles(setup, listFightingSpaces(step.of))];
    case 'scored':
      return findScoringSpaces(setup, step.player, step.colour);
    default:
      return 'at' in step && step.at !== undefined
        ? [step.at].flat()
        : listSteppedStates(step).flatMap(listStateSpaces);
  }
}

/** Returns the states that a step of a war is about. */
function listSteppedStates(step: BoardStep): readonly string[] {
  switch (step.step) {
    case 'bystander':
    case 'war-won':
    case 'losses':
      return [step.state];
    case 'tied':
      return step.states;
    case 'noted':
      return step.losers.map(({ state }) => state);
    default:
      return [];
  }
}

/** Returns the spaces of some leaders. */
function listLeaderSpaces({ leaders }: Setup, names: readonly string[]): readonly string[] {
  return Object.entries(leaders).flatMap(([space, leader]) => (names.includes(leader) ? [space] : []));
}

/** Returns the leader with which a player takes part in a revolt; empty if there is none. */
function listRevoltLeaders(player: string, steps: readonly BoardStep[]): readonly string[] {
  const revolt = steps.find((step) => step.step === 'revolt');
  const both = revolt ? [revolt.attacker, revolt.defender] : [];
  return both.filter((leader) => toLeader(leader).dynasty === player);
}

/** Adds the yellow tiles next to leaders in a revolt, which count for their strength. */
function withYellowTiles({ board, tiles }: Setup, spaces: readonly string[]): readonly string[] {
  const known = boardOf(board);
  const neighbours = spaces.flatMap((space) =>
    listNeighbours(known, getSpace(known, space)).map((one) => getSpaceName(known, one)),
  );
  return [...spaces, ...neighbours.filter((space) => tiles[space] === 'yellow')];
}

/** Returns the space of the leader that scores: the one of that colour, else the player's Governor leader. */
function findScoringSpaces(setup: Setup, player: Dynasty, colour: Colour): readonly string[] {
  const own = listLeaderSpaces(setup, [makeLeaderName(player, colour)]);
  return own.length > 0 ? own : listLeaderSpaces(setup, [makeLeaderName(player, 'yellow')]);
}

const makeLeaderName = (player: Dynasty, colour: Colour): LeaderName => `${player}:${colour}`;

/** Returns the whole board except the highlighted spaces, as the `d` of a path with fill-rule evenodd. */
export function makeShadePath(layout: BoardLayout, highlighted: readonly string[]): string {
  const holes = listSpots(layout, [...new Set(highlighted)]).map(makeHexPath);
  return `M0 0H${layout.width}V${layout.height}H0Z${holes.join('')}`;
}
