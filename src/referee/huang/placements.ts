import type { Position } from '../../engine/huang/position.ts';
import { COLOURS, type Colour } from '../../engine/huang/vocabulary.ts';
import { askOf } from '../ask.ts';
import { checkObject, checkWord, required } from '../check.ts';
import { type HuangEnvelope, huangEnvelope } from './envelope.ts';
import { answerPlacements } from './placement-answers.ts';
import { checkPosition } from './position.ts';

/** The question `placements`: where the active player may place a piece. */
export interface HuangPlacementsCase extends HuangEnvelope<'placements'> {
  readonly position: Position;
  readonly piece: 'tile' | 'leader';
  readonly colour: Colour;
}

const checkHuangPlacementsCase = checkObject<HuangPlacementsCase>({
  ...huangEnvelope('placements'),
  position: required(checkPosition),
  piece: required(checkWord(['tile', 'leader'])),
  colour: required(checkWord(COLOURS)),
});

export const HUANG_PLACEMENTS = askOf(
  checkHuangPlacementsCase,
  ({ position, piece, colour, rulings }: HuangPlacementsCase) =>
    answerPlacements(position, piece, colour, rulings),
);
