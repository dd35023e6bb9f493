import type { SpaceName } from './board.ts';
import { type Draft, nameOf } from './draft.ts';
import { type Needed, needed } from './outcome.ts';
import { type Refusal, type RuleFor, refusal } from './reasons.ts';

/** Red tiles that must leave a state which has won: so many of those it has, as the acting player chooses. */
export interface Toll {
  readonly soldiers: readonly number[];
  readonly count: number;
  readonly rule: RuleFor<'wrong-discard'>;
}

/** Why these may not be the tiles that leave. Where none must, nothing is asked, and so nothing is answered. */
export function refusalOfDiscard(
  draft: Draft,
  { soldiers, count, rule }: Toll,
  discard: readonly SpaceName[] | null,
): Refusal | undefined {
  if (discard === null || count === 0) return undefined;
  const isChoice = discard.length === count && chosenOf(draft, soldiers, discard).length === count;
  return isChoice ? undefined : refusal('wrong-discard', rule);
}

/** Those of the red tiles that are named. */
function chosenOf(
  draft: Draft,
  soldiers: readonly number[],
  discard: readonly SpaceName[],
): readonly number[] {
  const names = new Set(discard);
  return soldiers.filter((space) => names.has(nameOf(draft, space)));
}

/** The tiles that leave: all where all must; else those of a lawful choice, or the question for it. */
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
