import { type Meeting, meetingOf, sideAt } from '../../engine/huang/meeting.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import { entriesOf } from '../../engine/record.ts';
import type { HuangChancesCase } from '../../referee/huang/chances.ts';
import { conflictIn, type Outlook } from '../../saves/outlook.ts';

/**
 * The unseen tiles of a case about chances; null if its action starts no conflict, or if it names no side.
 */
export function outlookFrom(asked: HuangChancesCase): Outlook | null {
  const { position, action, decisions, rulings, viewer, seen } = asked;
  const others = decisions.commitments.filter(({ by }) => by !== viewer);
  const meeting = meetingOf(position, action, others, rulings);
  if (meeting.kind !== 'war' && meeting.kind !== 'revolt') return null;
  const { matching } = meeting;
  const allies = entriesOf(asked.allies).map(([player, space]) => [player, sideIn(meeting, space)] as const);
  const all = COLOURS.reduce((sum, colour) => sum + seen[colour], 0);
  return {
    of: conflictIn(action),
    colour: matching,
    by: viewer,
    side: sideIn(meeting, asked.side),
    hand: { matching: 0, others: 0 }, // the position has it
    seen: { matching: seen[matching], others: all - seen[matching] },
    held: asked.held,
    allies: Object.fromEntries(allies),
  };
}

/** Index of the side that a space belongs to. */
function sideIn(meeting: Meeting, space: string | null): number | null {
  const found = space === null ? null : sideAt(meeting, space);
  for (const [at, side] of meeting.sides.entries()) if (side === found) return at;
  return null;
}
