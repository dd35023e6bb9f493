import type { Decisions } from './action.ts';
import { namesOf } from './board.ts';
import { type Draft, nameOf, removeTile, score } from './draft.ts';
import type { Group } from './groups.ts';
import { done, needed, type Outcome, refused } from './outcome.ts';
import { soldierSpaces } from './placement.ts';
import { banditsBeside } from './position.ts';
import type { Rulings } from './ruling.ts';
import { isChoiceOf } from './war.ts';

/**
 * The tile just laid on `space` has joined bandits to a state that is strong enough.
 *
 * Rule: huang/bandits/tiles, huang/bandits/reward, huang/bandits/price
 */
export function beatBandits(
  draft: Draft,
  space: number,
  joined: readonly Group[],
  decisions: Decisions,
  rulings: Rulings,
): Outcome {
  const [bandits] = banditsBeside(draft, space);
  if (!bandits) throw new Error(`No bandits beside ${nameOf(draft, space)}`);
  const counted = rulings['bandits-count-placed'] === 'yes' && draft.tiles[space] === 'red' ? [space] : [];
  const soldiers = [...soldierSpaces(draft, joined), ...counted].sort((a, b) => a - b);
  const { strength } = bandits;
  draft.steps.push({ rule: 'huang/bandits/tiles', step: 'bandits-faced', strength, tiles: soldiers.length });
  const mustChoose = soldiers.length > strength;
  const { discard } = decisions;
  if (discard !== null && !isChoiceOf(draft, discard, soldiers, strength))
    return refused(draft, 'wrong-discard', 'huang/bandits/price');
  if (mustChoose && discard === null)
    return needed(
      draft,
      'discard',
      soldiers.map((one) => nameOf(draft, one)),
      strength,
    );
  rewardSoldier(draft, joined, strength);
  draft.bandits = draft.bandits.filter((one) => one !== bandits);
  draft.steps.push({
    rule: 'huang/bandits/price',
    step: 'bandits-beaten',
    at: namesOf(draft.board, bandits.at),
    strength,
  });
  const gone = mustChoose ? soldiers.filter((one) => discard?.includes(nameOf(draft, one))) : soldiers;
  for (const one of gone) removeTile(draft, one, 'huang/bandits/price');
  return done(draft, 'bandits');
}

/** As many red points as there were bandits, for the Soldier leader of the state. */
function rewardSoldier(draft: Draft, joined: readonly Group[], strength: number): void {
  const leaders = joined.flatMap((group) => group.leaders.flatMap((one) => draft.leaders[one] ?? []));
  const soldier = leaders.find((leader) => leader.colour === 'red');
  if (soldier) score(draft, soldier.dynasty, 'red', strength, 'huang/bandits/reward');
}
