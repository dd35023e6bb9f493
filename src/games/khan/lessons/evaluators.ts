import { listCitedRules } from '../../../core/answer.ts';
import { isObject } from '../../../core/check.ts';
import { createCaseEvaluator } from '../../../lessons/case-evaluator.ts';
import type { KhanConquerAnswer } from '../referee/conquer.ts';
import { KHAN_HANDLERS } from '../referee/handlers.ts';
import { KHAN_PLAYERS } from '../rules/vocabulary.ts';
import { makeOwnersKey } from './owners-key.ts';

/** Evaluates tiles of Khan for lessons. */
export const CONQUEST_EVALUATOR = createCaseEvaluator(KHAN_HANDLERS.conquer, (answer) => ({
  isLawful: answer.legal,
  result: undefined,
  winners: answer.legal ? [makeOwnersKey(answer.owners)] : [],
  sides: listSides(answer),
  removed: [],
  points: [],
  forbiddenBy: answer.trace.find(({ step }) => step === 'refused')?.rule,
  cited: listCitedRules(answer),
}));

/** Returns each player with a yurt under the tile, and all of them together. */
function listSides({ trace }: KhanConquerAnswer): readonly string[] {
  const counted = KHAN_PLAYERS.filter((one) =>
    trace.some((step) => step.step === 'counted' && step.player === one),
  );
  return counted.length > 1 ? [...counted, makeOwnersKey(counted)] : counted;
}

/** Evaluates driven-out rulers for lessons: the result is the target space, or `nowhere`. */
export const DRIVE_OUT_EVALUATOR = createCaseEvaluator(KHAN_HANDLERS['drive-out'], (answer, refereeCase) => {
  const ruler: unknown = isObject(refereeCase) ? refereeCase['ruler'] : undefined;
  return {
    isLawful: true,
    result: answer.to ?? 'nowhere',
    winners: [],
    sides: [],
    removed: answer.leaves && typeof ruler === 'string' ? [ruler] : [],
    points: [],
    forbiddenBy: undefined,
    cited: listCitedRules(answer),
  };
});
