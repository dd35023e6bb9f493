import { getDefaultRulings } from '../../../core/case.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import type { KhanConquerAnswer } from '../referee/conquer.ts';
import { KHAN_HANDLERS } from '../referee/handlers.ts';
import type { ConquestPlacement } from '../rules/find-legal-conquests.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { caseOf, isTileMarked, toShapesCase, toTileCase } from './cases.ts';
import type { ConquestAnswer, ConquestTypes } from './types.ts';

/** Evaluates the marked tile and the saved shapes. */
export function computeAnswer(state: KhanConquest, { rulings }: ToolSettings<ConquestTypes>): ConquestAnswer {
  const tableRulings = { ...getDefaultRulings(KHAN_RULING_OPTIONS), ...rulings.khan };
  const banks = state.banks ?? tableRulings['bridge-banks'];
  const ruledState = { ...state, banks };
  const verdict = isTileMarked(state) ? judgeTile(ruledState) : undefined;
  const otherAnswer = verdict?.rulings.includes('bridge-banks')
    ? judgeTile({ ...ruledState, banks: banks === 'tile' ? 'rectangle' : 'tile' })
    : undefined;
  const placementAnswer = KHAN_HANDLERS.conquests.answer(toShapesCase(ruledState));
  return {
    banks,
    refereeCase: caseOf(ruledState),
    answer: verdict ?? placementAnswer,
    verdict,
    otherAnswer,
    wrong: verdict ? listWrongSpaces(verdict, state.covers.length) : [],
    placements: placementAnswer.ok ? omitUnknownPlaces(placementAnswer.placements, state) : null,
  };
}

/** Omits the places where it is not known what would be under the tile. */
const omitUnknownPlaces = (placements: readonly ConquestPlacement[], { taken }: KhanConquest) =>
  placements.filter(({ covers }) => !covers.some((space) => taken.includes(space)));

/** Answers whether the marked tile is legal. */
export function judgeTile(ruledState: KhanConquest): KhanConquerAnswer {
  const answer = KHAN_HANDLERS.conquer.answer(toTileCase(ruledState));
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`); // the form prevents this
  return answer;
}

function listWrongSpaces({ trace }: KhanConquerAnswer, coveredCount: number): readonly KhanSpaceName[] {
  const refusal = trace.find((step) => step.step === 'refused');
  return refusal?.step === 'refused' && refusal.at.length < coveredCount ? refusal.at : [];
}
