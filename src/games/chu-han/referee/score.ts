import type { AnswerEnvelope } from '../../../core/answer.ts';
import { filterDecisiveRulings } from '../../../core/case.ts';
import { createCaseHandler } from '../../../core/case-handler.ts';
import {
  checkBoolean,
  checkEnum,
  checkInteger,
  checkObject,
  optional,
  refineCheck,
  required,
} from '../../../core/check.ts';
import { LARGEST_HAND, REINFORCEMENT_COUNT } from '../rules/cards/box.ts';
import { CHU_HAN_RULING_OPTIONS, type ChuHanRulingId } from '../rules/ruling-options.ts';
import {
  type BattleScore,
  explainBattleScore,
  listScoreRulings,
  type WonBattle,
} from '../rules/scoring/scoring.ts';
import { BATTLE_SIDES } from '../rules/side.ts';
import type { BattleStep } from '../rules/step.ts';
import { checkScores } from './check-by-side.ts';
import { type ChuHanEnvelope, createChuHanChecks, getChuHanRulings } from './envelope.ts';
import { eventField, reportWonScores } from './report-won-scores.ts';

/** The question `score`: the scoring at the end of a battle. */
export interface ChuHanScoreCase extends ChuHanEnvelope<'score'>, WonBattle {}

/** The points of a battle, with the steps that explain them. */
export interface ChuHanScoreAnswer extends AnswerEnvelope<BattleStep, ChuHanRulingId>, BattleScore {
  readonly ok: true;
  readonly legal: true;
}

const checkFields = checkObject<ChuHanScoreCase>({
  ...createChuHanChecks('score'),
  scores: required(checkScores),
  battleWinner: required(checkEnum(BATTLE_SIDES)),
  cardsLeft: optional(checkInteger(0, LARGEST_HAND), 0),
  reinforcements: optional(checkInteger(0, REINFORCEMENT_COUNT), 0),
  doubled: optional(checkBoolean, false),
  event: eventField,
});

/** Scores a battle. */
function answerChuHanScore(scoreCase: ChuHanScoreCase): ChuHanScoreAnswer {
  const { event: drawn, doubled } = scoreCase;
  const rulings = getChuHanRulings(scoreCase);
  const { value, trace } = explainBattleScore(scoreCase, rulings);
  const candidates = doubled ? (['hangu-pass-doubled'] as const) : [];
  const decisive = filterDecisiveRulings(
    CHU_HAN_RULING_OPTIONS,
    candidates,
    rulings,
    value,
    (others) => explainBattleScore(scoreCase, others).value,
  );
  // they never overlap: an event depends on one ruling only
  const usedRulings = [...listScoreRulings(value, drawn), ...decisive];
  return { ok: true, legal: true, ...value, trace, rulings: usedRulings };
}

/** The question `score` about Chu Han. */
export const CHU_HAN_SCORE_HANDLER = createCaseHandler(
  refineCheck(checkFields, reportWonScores),
  answerChuHanScore,
);
