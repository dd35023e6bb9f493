import { leaderPlacements, tilePlacements } from '../../engine/huang/placements.ts';
import type { Position } from '../../engine/huang/position.ts';
import type { Rulings } from '../../engine/huang/ruling.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { type AnswerEnvelope, type ErrorAnswer, makeErrorAnswer } from '../answer.ts';
import { pointsTurnedOn } from '../case.ts';
import type { HuangChoices } from './envelope.ts';
import { positionFor } from './position-for.ts';

export type HuangPlacementsAnswer = AnswerEnvelope<BoardStep, 'bandits-count-placed'> & {
  readonly ok: true;
  readonly legal: true;
} & (ReturnType<typeof tilePlacements> | ReturnType<typeof leaderPlacements>);

/** Lists where the active player may place a piece. */
export function answerPlacements(
  position: Position,
  piece: 'tile' | 'leader',
  colour: Colour,
  rulings: HuangChoices,
): HuangPlacementsAnswer {
  const list = (choices: Rulings) =>
    piece === 'tile' ? tilePlacements(position, colour, choices) : leaderPlacements(position, colour);
  const listed = list(rulings);
  const turnedOn = pointsTurnedOn(HUANG_RULINGS, ['bandits-count-placed'], rulings, listed, list);
  return { ok: true, legal: true, ...listed, trace: [], rulings: turnedOn };
}

/** Lists where the active player may place a piece, or the problems of the setup. */
export function placementsFor(
  setup: Setup,
  piece: 'tile' | 'leader',
  colour: Colour,
  rulings: HuangChoices,
): HuangPlacementsAnswer | ErrorAnswer {
  const position = positionFor(setup);
  return position.ok
    ? answerPlacements(position.value, piece, colour, rulings)
    : makeErrorAnswer(undefined, position.error);
}
