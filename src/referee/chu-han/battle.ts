import type { Deal } from '../../engine/chu-han/battle.ts';
import { type BattleReport, getBattleOutcome } from '../../engine/chu-han/outcome.ts';
import type { BattlePlay } from '../../engine/chu-han/play.ts';
import { playBattle, withRefusal } from '../../engine/chu-han/play-battle.ts';
import { CHU_HAN_RULING_OPTIONS, type ChuHanRulingId } from '../../engine/chu-han/ruling-options.ts';
import { BATTLE_SIDES } from '../../engine/chu-han/side.ts';
import type { BattleStep, PlayRefusalReason } from '../../engine/chu-han/step.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { type ChosenRulings, filterDecisiveRulings } from '../case.ts';
import { createCaseHandler } from '../case-handler.ts';
import { type Check, checkEnum, checkList, checkObject, optional, required } from '../check.ts';
import { checkPlay } from './check-play.ts';
import { dealFields, reportImpossibleDeal } from './deal.ts';
import { type ChuHanEnvelope, createChuHanChecks, getChuHanRulings } from './envelope.ts';

/** The question `battle`: the state of a battle, from the deal and the plays since. */
export interface ChuHanBattleCase extends ChuHanEnvelope<'battle'>, Deal {
  readonly plays: readonly BattlePlay[];
}

export type ChuHanBattleAnswer = AnswerEnvelope<BattleStep, ChuHanRulingId> & { readonly ok: true } & (
    | { readonly legal: false; readonly play: number; readonly reason: PlayRefusalReason }
    | ({ readonly legal: true } & BattleReport)
  );

/** The most plays in a case; no battle has half as many. */
const MOST_PLAYS = 200;

const checkFields: Check<ChuHanBattleCase> = checkObject<ChuHanBattleCase>({
  ...createChuHanChecks('battle'),
  ...dealFields,
  opener: required(checkEnum(BATTLE_SIDES)),
  plays: optional<readonly BattlePlay[]>(checkList(checkPlay, 0, MOST_PLAYS), []),
});

/** Checks a case of this kind. */
const checkChuHanBattleCase: Check<ChuHanBattleCase> = (value, path, problems) => {
  const asked = checkFields(value, path, problems);
  if (asked) reportImpossibleDeal(asked, path, problems);
  return asked;
};

/** Returns the state of a battle after its plays, or the first illegal play. */
function answerChuHanBattle(asked: ChuHanBattleCase): ChuHanBattleAnswer {
  const { plays } = asked;
  const rulings = getChuHanRulings(asked);
  const { battle, refused } = playBattle(asked, plays);
  if (refused) {
    const { play, refusal } = refused;
    const told = withRefusal(battle, play, refusal);
    const { reason } = refusal;
    return { ok: true, legal: false, play, reason, trace: told.trace, rulings: [...told.rulings].sort() };
  }
  const outcome = getBattleOutcome(battle, rulings);
  const { report } = outcome;
  const retell = (choices: ChosenRulings<typeof CHU_HAN_RULING_OPTIONS>) =>
    getBattleOutcome(battle, choices).report;
  const isScored = report.status !== 'fighting' && report.battleWinner !== null;
  const mattering = isScored && battle.doubled ? (['hangu-pass-doubled'] as const) : [];
  const turnedOn = filterDecisiveRulings(CHU_HAN_RULING_OPTIONS, mattering, rulings, report, retell);
  const named = [...outcome.rulings, ...turnedOn].sort();
  return { ok: true, legal: true, ...report, trace: outcome.trace, rulings: named };
}

export const CHU_HAN_BATTLE_HANDLER = createCaseHandler(checkChuHanBattleCase, answerChuHanBattle);
