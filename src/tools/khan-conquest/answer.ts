import type { SpaceName } from '../../engine/khan/grid.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { defaultsOf } from '../../referee/case.ts';
import { KHAN_ASKS } from '../../referee/khan/asks.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import type { HouseRules } from '../shell/tool.ts';
import { caseOf, FEWEST_COVERED, shapesCaseOf, tileCaseOf } from './cases.ts';
import type { Conquest, ConquestAnswer } from './kit.ts';

/** Evaluates the marked tile and the saved shapes. */
export function answerOf(state: KhanConquest, { rulings }: HouseRules<Conquest>): ConquestAnswer {
  const usual = { ...defaultsOf(KHAN_RULINGS), ...rulings.khan };
  const banks = state.banks ?? usual['bridge-banks'];
  const decided = { ...state, banks };
  const verdict = state.covers.length < FEWEST_COVERED ? undefined : ask(decided);
  const otherwise = verdict?.rulings.includes('bridge-banks')
    ? ask({ ...decided, banks: banks === 'tile' ? 'rectangle' : 'tile' })
    : undefined;
  const found = KHAN_ASKS.conquests.answer(shapesCaseOf(decided));
  return {
    banks,
    asked: caseOf(decided),
    answer: verdict ?? found,
    verdict,
    otherwise,
    wrong: verdict ? wrongIn(verdict, state.covers.length) : [],
    placements: found.ok ? found.placements : [],
  };
}

function ask(decided: KhanConquest): KhanConquerAnswer {
  const answer = KHAN_ASKS.conquer.answer(tileCaseOf(decided));
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`); // the form prevents this
  return answer;
}

function wrongIn({ trace }: KhanConquerAnswer, covered: number): readonly SpaceName[] {
  const refusal = trace.find((step) => step.step === 'refused');
  return refusal?.step === 'refused' && refusal.at.length < covered ? refusal.at : [];
}
