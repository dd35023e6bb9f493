import { type PendingAction, requestDecision } from '../actions/outcome.ts';
import { getSpaceName, type SpaceName } from '../board/board.ts';
import { createRefusal, type Refusal, type RuleFor } from '../reasons.ts';
import type { Draft } from '../setup/draft.ts';

/** The loss of a winning state: `count` of its red tiles (`soldiers`), chosen by the active player. */
export interface Losses {
  readonly soldiers: readonly number[];
  readonly count: number;
  readonly rule: RuleFor<'wrong-discard'>;
}

/** Records which tiles the active player chooses between, if there is a choice. */
export function recordDiscardChoice(draft: Draft, { soldiers, count }: Losses): void {
  if (count === 0 || count === soldiers.length) return;
  draft.discardChoice = { options: soldiers.map((space) => getSpaceName(draft.board, space)), count };
}

/** Returns why the chosen tiles are illegal. If none must be discarded, any choice is ignored. */
export function findDiscardRefusal(
  draft: Draft,
  { soldiers, count, rule }: Losses,
  discard: readonly SpaceName[] | null,
): Refusal | undefined {
  if (discard === null || count === 0) return undefined;
  const isValid = discard.length === count && filterChosen(draft, soldiers, discard).length === count;
  return isValid ? undefined : createRefusal('wrong-discard', rule);
}

/** Returns the red tiles that were chosen. */
function filterChosen(
  draft: Draft,
  soldiers: readonly number[],
  discard: readonly SpaceName[],
): readonly number[] {
  const names = new Set(discard);
  return soldiers.filter((space) => names.has(getSpaceName(draft.board, space)));
}

/**
 * Returns the tiles to be discarded: all if no choice is recorded, else the chosen ones, or the missing
 * decision.
 */
export function getDiscardedTiles(
  draft: Draft,
  { soldiers, count }: Losses,
  discard: readonly SpaceName[] | null,
): readonly number[] | PendingAction {
  const { discardChoice: choice } = draft;
  if (count === 0) return [];
  if (!choice) return soldiers;
  if (discard) return filterChosen(draft, soldiers, discard);
  return requestDecision(draft, { decision: 'discard', count: choice.count }, choice.options);
}
