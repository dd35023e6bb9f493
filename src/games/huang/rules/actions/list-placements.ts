import { getSpaceNames, type SpaceName } from '../board/board.ts';
import { findGroups } from '../board/groups.ts';
import { getLeader } from '../leader.ts';
import type { HuangRulings } from '../ruling.ts';
import { createDraft, liftLeader } from '../setup/draft.ts';
import { findLeaderSpace, type Position } from '../setup/position.ts';
import type { Colour } from '../vocabulary.ts';
import {
  judgeLeaderPlacement,
  judgeTilePlacement,
  type LeaderPlacement,
  type TilePlacement,
} from './judge-placement.ts';

/**
 * Returns where the active player may place a tile of a colour, by consequence. Hands and the box are not
 * checked.
 */
export function listTilePlacements(
  position: Position,
  colour: Colour,
  rulings: HuangRulings,
): Readonly<Record<'peace' | 'war' | 'bandits', readonly SpaceName[]>> {
  const groups = findGroups(position);
  const countsPlaced = rulings['bandits-count-placed'] === 'yes';
  const placements = position.tiles.map((_, space) =>
    judgeTilePlacement(position, groups, colour, space, countsPlaced),
  );
  return {
    peace: listSpaces(position, placements, 'peace'),
    war: listSpaces(position, placements, 'war'),
    bandits: listSpaces(position, placements, 'bandits'),
  };
}

/**
 * Returns where the active player may place the leader of a colour, by consequence; a leader on the board is
 * lifted first.
 */
export function listLeaderPlacements(
  position: Position,
  colour: Colour,
): Readonly<Record<'peace' | 'revolt', readonly SpaceName[]>> {
  const leader = getLeader(position.turn, colour);
  const from = findLeaderSpace(position, leader);
  const draft = createDraft(position);
  liftLeader(draft, leader);
  const groups = findGroups(draft);
  const placements = draft.tiles.map((_, space) =>
    space === from ? null : judgeLeaderPlacement(draft, groups, leader, space),
  );
  return {
    peace: listSpaces(position, placements, 'peace'),
    revolt: listSpaces(position, placements, 'revolt'),
  };
}

function listSpaces(
  position: Position,
  placements: readonly (TilePlacement | LeaderPlacement | null)[],
  kind: (TilePlacement | LeaderPlacement)['kind'],
): readonly SpaceName[] {
  return getSpaceNames(
    position.board,
    placements.flatMap((placement, space) => (placement?.kind === kind ? [space] : [])),
  );
}
