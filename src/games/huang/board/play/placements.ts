import { markPlacements, type SpaceMarks } from '../../drawings/action-overlay.ts';
import { answerPlacements } from '../../referee/answer-placements.ts';
import type { BoardAnswer } from '../board-answer.ts';
import type { BoardMode } from '../setup/setup-tools.ts';

/** Lists the spaces where the selected piece can be played, each with a mark for the consequence. */
export function listPlacementMarks({ position, rulings }: BoardAnswer, mode: BoardMode): SpaceMarks {
  if (mode.mode !== 'play' || (mode.play.type !== 'tile' && mode.play.type !== 'leader')) return [];
  if (!position.ok) return [];
  return markPlacements(answerPlacements(position.value, mode.play.type, mode.play.colour, rulings));
}

/**
 * Whether a blue tile on this space would start a war or meet bandits, so that the chain has to end there.
 */
export function isChainEnd({ position, rulings }: BoardAnswer, space: string): boolean {
  const answer = position.ok && answerPlacements(position.value, 'tile', 'blue', rulings);
  return answer && 'war' in answer && [...answer.war, ...answer.bandits].includes(space);
}
