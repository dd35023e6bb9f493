import { entriesOf } from '../../../../core/record.ts';
import type { HuangMark } from '../../drawings/marks.ts';
import { answerSetupPlacements } from '../../referee/answer-placements.ts';
import type { PlacementMarks } from '../map/map-scene.ts';
import type { BoardMode } from '../setup/setup-tools.ts';
import { type BoardState, type RuleSettings, resolveRulings } from '../state.ts';

/** Lists the spaces where the selected piece can be played, each with a mark for the consequence. */
export function listPlacementMarks(
  { setup }: BoardState,
  rules: RuleSettings,
  mode: BoardMode,
): PlacementMarks {
  if (mode.mode !== 'play' || (mode.play.type !== 'tile' && mode.play.type !== 'leader')) return [];
  const answer = answerSetupPlacements(setup, mode.play.type, mode.play.colour, resolveRulings(rules));
  if (!answer.ok) return [];
  const places: Partial<Record<HuangMark, readonly string[]>> =
    'war' in answer
      ? { peace: answer.peace, war: answer.war, bandits: answer.bandits }
      : { peace: answer.peace, revolt: answer.revolt };
  return entriesOf(places).flatMap(([kind, spaces]) => spaces.map((space) => [space, kind] as const));
}

/**
 * Whether a blue tile on this space would start a war or meet bandits, so that the chain has to end there.
 */
export function isChainEnd({ setup }: BoardState, rules: RuleSettings, space: string): boolean {
  const answer = answerSetupPlacements(setup, 'tile', 'blue', resolveRulings(rules));
  return answer.ok && 'war' in answer && [...answer.war, ...answer.bandits].includes(space);
}
