import type { KhanSpaceName } from '../../engine/khan/grid.ts';
import { KHAN_RULING_OPTIONS } from '../../engine/khan/ruling-options.ts';
import { getDefaultRulings } from '../../referee/case.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import { KHAN_HANDLERS } from '../../referee/khan/handlers.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import type { ToolSettings } from '../shell/tool.ts';
import { caseOf, FEWEST_TILE_SPACES, toShapesCase, toTileCase } from './cases.ts';
import type { ConquestAnswer, ConquestTypes } from './types.ts';

/** Evaluates the marked tile and the saved shapes. */
export function computeAnswer(state: KhanConquest, { rulings }: ToolSettings<ConquestTypes>): ConquestAnswer {
  const usual = { ...getDefaultRulings(KHAN_RULING_OPTIONS), ...rulings.khan };
  const banks = state.banks ?? usual['bridge-banks'];
  const decided = { ...state, banks };
  const verdict = state.covers.length < FEWEST_TILE_SPACES ? undefined : ask(decided);
  const otherwise = verdict?.rulings.includes('bridge-banks')
    ? ask({ ...decided, banks: banks === 'tile' ? 'rectangle' : 'tile' })
    : undefined;
  const found = KHAN_HANDLERS.conquests.answer(toShapesCase(decided));
  return {
    banks,
    refereeCase: caseOf(decided),
    answer: verdict ?? found,
    verdict,
    otherAnswer: otherwise,
    wrong: verdict ? wrongIn(verdict, state.covers.length) : [],
    placements: found.ok ? found.placements : [],
  };
}

function ask(decided: KhanConquest): KhanConquerAnswer {
  const answer = KHAN_HANDLERS.conquer.answer(toTileCase(decided));
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`); // the form prevents this
  return answer;
}

function wrongIn({ trace }: KhanConquerAnswer, covered: number): readonly KhanSpaceName[] {
  const refusal = trace.find((step) => step.step === 'refused');
  return refusal?.step === 'refused' && refusal.at.length < covered ? refusal.at : [];
}
