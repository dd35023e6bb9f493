import { entriesOf } from '../../../../core/record.ts';
import type { HuangChancesCase } from '../../referee/chances.ts';
import { type Conflict, findConflict, findSide } from '../../rules/conflict/conflict.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import { type ChanceQuery, makeConflictKey } from '../../saves/chance-query.ts';

/**
 * Converts a case about chances to the stored chance query; null if its action starts no conflict.
 */
export function toChanceQuery(chancesCase: HuangChancesCase): ChanceQuery | null {
  const { position, action, decisions, rulings, viewer, seen } = chancesCase;
  const others = decisions.commitments.filter(({ by }) => by !== viewer);
  const conflict = findConflict(position, action, others, rulings);
  if (conflict.kind !== 'war' && conflict.kind !== 'revolt') return null;
  const { colour } = conflict;
  const allies = entriesOf(chancesCase.allies).map(
    ([player, space]) => [player, findSideIndex(conflict, space)] as const,
  );
  const all = COLOURS.reduce((sum, colour) => sum + seen[colour], 0);
  return {
    of: makeConflictKey(action),
    colour,
    by: viewer,
    side: findSideIndex(conflict, chancesCase.side),
    hand: { matching: 0, others: 0 }, // the position has it
    seen: { matching: seen[colour], others: all - seen[colour] },
    held: chancesCase.held,
    allies: Object.fromEntries(allies),
  };
}

/** Index of the side that a space belongs to. */
function findSideIndex(conflict: Conflict, space: string | null): number | null {
  const found = space === null ? null : findSide(conflict, space);
  for (const [at, side] of conflict.sides.entries()) if (side === found) return at;
  return null;
}
