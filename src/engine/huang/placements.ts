import { namesOf, type SpaceName } from './board.ts';
import { draftOf, liftLeader } from './draft.ts';
import { groupsOf } from './groups.ts';
import { leaderOf } from './leader.ts';
import { type LeaderPlacing, leaderPlacing, type TilePlacing, tilePlacing } from './placement.ts';
import { type Position, spaceOf } from './position.ts';
import type { Rulings } from './ruling.ts';
import type { Colour } from './vocabulary.ts';

/**
 * Returns where the active player may place a tile of a colour, by consequence. Hands and the box are not
 * checked.
 */
export function tilePlacements(
  position: Position,
  colour: Colour,
  rulings: Rulings,
): Readonly<Record<'peace' | 'war' | 'bandits', readonly SpaceName[]>> {
  const groups = groupsOf(position);
  const countsPlaced = rulings['bandits-count-placed'] === 'yes';
  const placings = position.tiles.map((_, space) =>
    tilePlacing(position, groups, colour, space, countsPlaced),
  );
  return {
    peace: spacesOf(position, placings, 'peace'),
    war: spacesOf(position, placings, 'war'),
    bandits: spacesOf(position, placings, 'bandits'),
  };
}

/**
 * Returns where the active player may place the leader of a colour, by consequence; a leader on the board is
 * lifted first.
 */
export function leaderPlacements(
  position: Position,
  colour: Colour,
): Readonly<Record<'peace' | 'revolt', readonly SpaceName[]>> {
  const leader = leaderOf(position.turn, colour);
  const from = spaceOf(position, leader);
  const draft = draftOf(position);
  liftLeader(draft, leader);
  const groups = groupsOf(draft);
  const placings = draft.tiles.map((_, space) =>
    space === from ? null : leaderPlacing(draft, groups, leader, space),
  );
  return { peace: spacesOf(position, placings, 'peace'), revolt: spacesOf(position, placings, 'revolt') };
}

function spacesOf(
  position: Position,
  placings: readonly (TilePlacing | LeaderPlacing | null)[],
  kind: (TilePlacing | LeaderPlacing)['kind'],
): readonly SpaceName[] {
  return namesOf(
    position.board,
    placings.flatMap((placing, space) => (placing?.kind === kind ? [space] : [])),
  );
}
