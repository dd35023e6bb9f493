import type { Mark } from '../../drawings/huang/marks.ts';
import { entriesOf } from '../../engine/record.ts';
import { placementsFor } from '../../referee/huang/placement-answers.ts';
import type { Placements } from './scene.ts';
import { type BoardState, choicesOf, type TableRules } from './state.ts';
import type { Mode } from './tapping.ts';

/** The spaces where the selected piece can be played, grouped by what would follow. */
export function placementMarks({ setup }: BoardState, rules: TableRules, mode: Mode): Placements {
  if (mode.mode !== 'play' || (mode.play.type !== 'tile' && mode.play.type !== 'leader')) return [];
  const answer = placementsFor(setup, mode.play.type, mode.play.colour, choicesOf(rules));
  if (!answer.ok) return [];
  const places: Partial<Record<Mark, readonly string[]>> =
    'war' in answer
      ? { peace: answer.peace, war: answer.war, bandits: answer.bandits }
      : { peace: answer.peace, revolt: answer.revolt };
  return entriesOf(places).flatMap(([kind, spaces]) => spaces.map((space) => [space, kind] as const));
}

/**
 * Whether a blue tile on this space would start a war or meet bandits, so that the chain has to end there.
 */
export function endsChain({ setup }: BoardState, rules: TableRules, space: string): boolean {
  const answer = placementsFor(setup, 'tile', 'blue', choicesOf(rules));
  return answer.ok && 'war' in answer && [...answer.war, ...answer.bandits].includes(space);
}
