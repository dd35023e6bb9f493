import { type Conflict, findConflict, findSide } from '../../engine/huang/conflict.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import { entriesOf } from '../../engine/record.ts';
import type { HuangChancesCase } from '../../referee/huang/chances.ts';
import { type ChanceQuery, makeConflictKey } from '../../saves/chance-query.ts';

/**
 * The unseen tiles of a case about chances; null if its action starts no conflict, or if it names no side.
 */
export function toChanceQuery(asked: HuangChancesCase): ChanceQuery | null {
  const { position, action, decisions, rulings, viewer, seen } = asked;
  const others = decisions.commitments.filter(({ by }) => by !== viewer);
  const meeting = findConflict(position, action, others, rulings);
  if (meeting.kind !== 'war' && meeting.kind !== 'revolt') return null;
  const { colour } = meeting;
  const allies = entriesOf(asked.allies).map(([player, space]) => [player, sideIn(meeting, space)] as const);
  const all = COLOURS.reduce((sum, colour) => sum + seen[colour], 0);
  return {
    of: makeConflictKey(action),
    colour: colour,
    by: viewer,
    side: sideIn(meeting, asked.side),
    hand: { matching: 0, others: 0 }, // the position has it
    seen: { matching: seen[colour], others: all - seen[colour] },
    held: asked.held,
    allies: Object.fromEntries(allies),
  };
}

/** Index of the side that a space belongs to. */
function sideIn(meeting: Conflict, space: string | null): number | null {
  const found = space === null ? null : findSide(meeting, space);
  for (const [at, side] of meeting.sides.entries()) if (side === found) return at;
  return null;
}
