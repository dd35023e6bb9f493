import type { SpaceName } from './board.ts';
import { type Draft, nameOf } from './draft.ts';
import { type Needed, needed } from './outcome.ts';
import { type Refusal, type RuleFor, refusal } from './reasons.ts';

/** The loss of a winning state: `count` of its red tiles (`soldiers`), chosen by the active player. */
export interface Toll {
  readonly soldiers: readonly number[];
  readonly count: number;
  readonly rule: RuleFor<'wrong-discard'>;
}

/** Returns why the chosen tiles are illegal. If none must be discarded, any choice is ignored. */
export function refusalOfDiscard(
  draft: Draft,
  { soldiers, count, rule }: Toll,
  discard: readonly SpaceName[] | null,
): Refusal | undefined {
  if (discard === null || count === 0) return undefined;
  const isChoice = discard.length === count && chosenOf(draft, soldiers, discard).length === count;
  return isChoice ? undefined : refusal('wrong-discard', rule);
}

/** Returns the red tiles that were chosen. */
function chosenOf(
  draft: Draft,
  soldiers: readonly number[],
  discard: readonly SpaceName[],
): readonly number[] {
  const names = new Set(discard);
  return soldiers.filter((space) => names.has(nameOf(draft, space)));
}

/**
 * Returns the tiles to be discarded: all if there is no choice, else the chosen ones, or the missing
 * decision.
 */
export function leavingOf(
  draft: Draft,
  { soldiers, count }: Toll,
  discard: readonly SpaceName[] | null,
): readonly number[] | Needed {
  if (count === 0) return [];
  if (count === soldiers.length) return soldiers;
  if (discard) return chosenOf(draft, soldiers, discard);
  return needed(
    draft,
    { decision: 'discard', count },
    soldiers.map((space) => nameOf(draft, space)),
  );
}
