import { getSpaceName, getSpaceNames } from '../board/board.ts';
import type { BoardGroup } from '../board/groups.ts';
import {
  findDiscardRefusal,
  getDiscardedTiles,
  type Losses,
  recordDiscardChoice,
} from '../conflict/losses.ts';
import type { HuangRulings } from '../ruling.ts';
import { type Draft, recordPoints, removeTile } from '../setup/draft.ts';
import { type Bandits, listAdjacentBandits } from '../setup/position.ts';
import type { Decisions } from './action.ts';
import { listLeaders, listSoldierSpaces } from './judge-placement.ts';
import { type ActionOutcome, completeAction, refuseAction } from './outcome.ts';

/**
 * Resolves bandits: the tile just laid on `space` has joined them to a state that is strong enough.
 *
 * Rule: huang/bandits/tiles, huang/bandits/reward, huang/bandits/price
 */
export function resolveBandits(
  draft: Draft,
  space: number,
  joined: readonly BoardGroup[],
  { discard }: Decisions,
  rulings: HuangRulings,
): ActionOutcome {
  const [bandits] = listAdjacentBandits(draft, space);
  if (!bandits) throw new Error(`No bandits next to ${getSpaceName(draft.board, space)}`);
  const { strength } = bandits;
  const counted = rulings['bandits-count-placed'] === 'yes' && draft.tiles[space] === 'red' ? [space] : [];
  const soldiers = [...listSoldierSpaces(draft, joined), ...counted].sort((a, b) => a - b);
  draft.steps.push({ rule: 'huang/bandits/tiles', step: 'bandits-faced', strength, tiles: soldiers.length });
  const losses: Losses = { soldiers, count: strength, rule: 'huang/bandits/price' };
  recordDiscardChoice(draft, losses);
  const discardRefusal = findDiscardRefusal(draft, losses, discard);
  if (discardRefusal) return refuseAction(draft, discardRefusal);
  const discarded = getDiscardedTiles(draft, losses, discard);
  if ('kind' in discarded) return discarded;
  rewardSoldier(draft, joined, strength);
  removeBandits(draft, bandits);
  for (const one of discarded) removeTile(draft, one, losses.rule);
  return completeAction(draft, 'bandits');
}

/** Scores red points for the state's Soldier leader: as many as the strength of the bandits. */
function rewardSoldier(draft: Draft, joined: readonly BoardGroup[], strength: number): void {
  const soldier = listLeaders(draft, joined).find((leader) => leader.colour === 'red');
  if (soldier) recordPoints(draft, soldier.dynasty, 'red', strength, 'huang/bandits/reward');
}

function removeBandits(draft: Draft, bandits: Bandits): void {
  const at = getSpaceNames(draft.board, bandits.at);
  draft.bandits = draft.bandits.filter((one) => one !== bandits);
  draft.steps.push({
    rule: 'huang/bandits/price',
    step: 'bandits-beaten',
    at,
    strength: bandits.strength,
  });
}
