import { leaderPlacements, tilePlacements } from '../../engine/huang/placements.ts';
import type { Position } from '../../engine/huang/position.ts';
import type { Rulings } from '../../engine/huang/ruling.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { COLOURS, type Colour } from '../../engine/huang/vocabulary.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { askOf } from '../ask.ts';
import { pointsTurnedOn } from '../case.ts';
import { checkObject, checkWord, required } from '../check.ts';
import { type HuangEnvelope, huangEnvelope } from './envelope.ts';
import { checkPosition } from './position.ts';

/** Ask `placements` of Huang: where a piece of the player to move may go. */
export interface HuangPlacementsCase extends HuangEnvelope<'placements'> {
  readonly position: Position;
  readonly piece: 'tile' | 'leader';
  readonly colour: Colour;
}

export type HuangPlacementsAnswer = AnswerEnvelope<BoardStep, 'bandits-count-placed'> & {
  readonly ok: true;
  readonly legal: true;
} & (ReturnType<typeof tilePlacements> | ReturnType<typeof leaderPlacements>);

const checkHuangPlacementsCase = checkObject<HuangPlacementsCase>({
  ...huangEnvelope('placements'),
  position: required(checkPosition),
  piece: required(checkWord(['tile', 'leader'])),
  colour: required(checkWord(COLOURS)),
});

function answerHuangPlacements(asked: HuangPlacementsCase): HuangPlacementsAnswer {
  const { position, piece, colour, rulings } = asked;
  const list = (choices: Rulings) =>
    piece === 'tile' ? tilePlacements(position, colour, choices) : leaderPlacements(position, colour);
  const listed = list(rulings);
  const turnedOn = pointsTurnedOn(HUANG_RULINGS, ['bandits-count-placed'], rulings, listed, list);
  return { ok: true, legal: true, ...listed, trace: [], rulings: turnedOn };
}

export const HUANG_PLACEMENTS = askOf(checkHuangPlacementsCase, answerHuangPlacements);
