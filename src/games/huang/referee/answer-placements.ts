import type { AnswerEnvelope } from '../../../core/answer.ts';
import { filterDecisiveRulings } from '../../../core/case.ts';
import { listLeaderPlacements, listTilePlacements } from '../rules/actions/list-placements.ts';
import type { HuangRulings } from '../rules/ruling.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import type { Position } from '../rules/setup/position.ts';
import type { BoardStep } from '../rules/step.ts';
import type { Colour } from '../rules/vocabulary.ts';
import type { ChosenHuangRulings } from './envelope.ts';

/** The spaces where a tile or a leader may be placed, with the reasons. */
export type HuangPlacementsAnswer = AnswerEnvelope<BoardStep, 'bandits-count-placed'> & {
  readonly ok: true;
  readonly legal: true;
} & (ReturnType<typeof listTilePlacements> | ReturnType<typeof listLeaderPlacements>);

/**
 * Answers where the active player may place a piece: the spaces, grouped by what placing there leads to, and
 * the rulings that matter. Hands and the box are not checked.
 */
export function answerPlacements(
  position: Position,
  piece: 'tile' | 'leader',
  colour: Colour,
  rulings: ChosenHuangRulings,
): HuangPlacementsAnswer {
  const list = (otherRulings: HuangRulings) =>
    piece === 'tile'
      ? listTilePlacements(position, colour, otherRulings)
      : listLeaderPlacements(position, colour);
  const listed = list(rulings);
  const decisive = filterDecisiveRulings(
    HUANG_RULING_OPTIONS,
    ['bandits-count-placed'],
    rulings,
    listed,
    list,
  );
  return { ok: true, legal: true, ...listed, trace: [], rulings: decisive };
}
