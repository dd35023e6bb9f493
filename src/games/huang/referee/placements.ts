import { createCaseHandler } from '../../../core/case-handler.ts';
import { checkEnum, checkObject, required } from '../../../core/check.ts';
import type { Position } from '../rules/setup/position.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';
import { answerPlacements } from './answer-placements.ts';
import { checkPosition } from './check-position.ts';
import { createHuangChecks, type HuangEnvelope } from './envelope.ts';

/** The question `placements`: where the active player may place a piece. */
export interface HuangPlacementsCase extends HuangEnvelope<'placements'> {
  readonly position: Position;
  readonly piece: 'tile' | 'leader';
  readonly colour: Colour;
}

const checkHuangPlacementsCase = checkObject<HuangPlacementsCase>({
  ...createHuangChecks('placements'),
  position: required(checkPosition),
  piece: required(checkEnum(['tile', 'leader'])),
  colour: required(checkEnum(COLOURS)),
});

/** Checks and answers cases that ask where a tile or a leader may be placed. */
export const HUANG_PLACEMENTS_HANDLER = createCaseHandler(
  checkHuangPlacementsCase,
  ({ position, piece, colour, rulings }: HuangPlacementsCase) =>
    answerPlacements(position, piece, colour, rulings),
);
