import type { Decisions } from './action.ts';
import { namesOf } from './board.ts';
import { type Draft, nameOf, removeTile, score } from './draft.ts';
import type { Group } from './groups.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { leadersIn, soldierSpaces } from './placement.ts';
import { type Bandits, banditsBeside } from './position.ts';
import type { Rulings } from './ruling.ts';
import { leavingOf, refusalOfDiscard, type Toll } from './toll.ts';

/**
 * Resolves bandits: the tile just laid on `space` has joined them to a state that is strong enough.
 *
 * Rule: huang/bandits/tiles, huang/bandits/reward, huang/bandits/price
 */
export function beatBandits(
  draft: Draft,
  space: number,
  joined: readonly Group[],
  { discard }: Decisions,
  rulings: Rulings,
): Outcome {
  const [bandits] = banditsBeside(draft, space);
  if (!bandits) throw new Error(`No bandits beside ${nameOf(draft, space)}`);
  const { strength } = bandits;
  const counted = rulings['bandits-count-placed'] === 'yes' && draft.tiles[space] === 'red' ? [space] : [];
  const soldiers = [...soldierSpaces(draft, joined), ...counted].sort((a, b) => a - b);
  draft.steps.push({ rule: 'huang/bandits/tiles', step: 'bandits-faced', strength, tiles: soldiers.length });
  const toll: Toll = { soldiers, count: strength, rule: 'huang/bandits/price' };
  const wrong = refusalOfDiscard(draft, toll, discard);
  if (wrong) return refused(draft, wrong);
  const leaving = leavingOf(draft, toll, discard);
  if ('kind' in leaving) return leaving;
  rewardSoldier(draft, joined, strength);
  removeBandits(draft, bandits);
  for (const one of leaving) removeTile(draft, one, toll.rule);
  return done(draft, 'bandits');
}

/** Scores red points for the state's Soldier leader: as many as the strength of the bandits. */
function rewardSoldier(draft: Draft, joined: readonly Group[], strength: number): void {
  const soldier = leadersIn(draft, joined).find((leader) => leader.colour === 'red');
  if (soldier) score(draft, soldier.dynasty, 'red', strength, 'huang/bandits/reward');
}

function removeBandits(draft: Draft, bandits: Bandits): void {
  const at = namesOf(draft.board, bandits.at);
  draft.bandits = draft.bandits.filter((one) => one !== bandits);
  draft.steps.push({
    rule: 'huang/bandits/price',
    step: 'bandits-beaten',
    at,
    strength: bandits.strength,
  });
}
