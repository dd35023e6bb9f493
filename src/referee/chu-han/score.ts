import { CARDS_A_REINFORCEMENT, HAND, REINFORCEMENTS } from '../../engine/chu-han/box.ts';
import { CHU_HAN_RULINGS, type ChuHanPoint } from '../../engine/chu-han/rulings.ts';
import {
  type BattleScore,
  explainBattleScore,
  rulingsOfScore,
  type WonBattle,
} from '../../engine/chu-han/scoring.ts';
import { SIDES } from '../../engine/chu-han/side.ts';
import type { BattleStep } from '../../engine/chu-han/step.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { askOf } from '../ask.ts';
import { type Choices, pointsTurnedOn } from '../case.ts';
import { type Check, checkObject, checkWhole, checkWord, checkYesNo, optional, required } from '../check.ts';
import { type ChuHanEnvelope, choicesOf, chuHanEnvelope } from './envelope.ts';
import { checkScores, event, findWonScores } from './scores.ts';

/** The question `score`: the scoring at the end of a battle. */
export interface ChuHanScoreCase extends ChuHanEnvelope<'score'>, WonBattle {}

export interface ChuHanScoreAnswer extends AnswerEnvelope<BattleStep, ChuHanPoint>, BattleScore {
  readonly ok: true;
  readonly legal: true;
}

/** The largest possible hand: 15 cards and six reinforcements. */
const LARGEST_HAND = HAND + CARDS_A_REINFORCEMENT * REINFORCEMENTS;

const checkFields: Check<ChuHanScoreCase> = checkObject<ChuHanScoreCase>({
  ...chuHanEnvelope('score'),
  scores: required(checkScores),
  battleWinner: required(checkWord(SIDES)),
  cardsLeft: optional(checkWhole(0, LARGEST_HAND), 0),
  reinforcements: optional(checkWhole(0, REINFORCEMENTS), 0),
  doubled: optional(checkYesNo, false),
  event,
});

/** Checks a case of this kind. */
const checkChuHanScoreCase: Check<ChuHanScoreCase> = (value, path, problems) => {
  const asked = checkFields(value, path, problems);
  if (asked) findWonScores(asked, path, problems);
  return asked;
};

/** Scores a battle. */
function answerChuHanScore(asked: ChuHanScoreCase): ChuHanScoreAnswer {
  const { event: drawn, doubled } = asked;
  const rulings = choicesOf(asked);
  const { value, trace } = explainBattleScore(asked, rulings);
  const retell = (choices: Choices<typeof CHU_HAN_RULINGS>) => explainBattleScore(asked, choices).value;
  const mattering = doubled ? (['hangu-pass-doubled'] as const) : [];
  const turnedOn = pointsTurnedOn(CHU_HAN_RULINGS, mattering, rulings, value, retell);
  // they never overlap: an event depends on one ruling only
  const named = [...rulingsOfScore(value, drawn), ...turnedOn];
  return { ok: true, legal: true, ...value, trace, rulings: named };
}

/** The question `score` about Chu Han. */
export const CHU_HAN_SCORE = askOf(checkChuHanScoreCase, answerChuHanScore);
