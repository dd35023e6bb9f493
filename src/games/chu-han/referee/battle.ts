import type { AnswerEnvelope } from '../../../core/answer.ts';
import { filterDecisiveRulings } from '../../../core/case.ts';
import { createCaseHandler } from '../../../core/case-handler.ts';
import { checkEnum, checkObject, optional, refineCheck, required } from '../../../core/check.ts';
import type { Deal } from '../rules/battle/battle.ts';
import { type BattleReport, getBattleOutcome } from '../rules/battle/outcome.ts';
import type { BattlePlay } from '../rules/battle/play.ts';
import { playBattle, withRefusal } from '../rules/battle/play-battle.ts';
import { CHU_HAN_RULING_OPTIONS, type ChuHanRulingId } from '../rules/ruling-options.ts';
import { BATTLE_SIDES } from '../rules/side.ts';
import type { BattleStep, PlayRefusalReason } from '../rules/step.ts';
import { checkPlays } from './check-play.ts';
import { dealFields, reportImpossibleDeal } from './deal.ts';
import { type ChuHanEnvelope, createChuHanChecks, getChuHanRulings } from './envelope.ts';

/** The question `battle`: the state of a battle, from the deal and the plays since. */
export interface ChuHanBattleCase extends ChuHanEnvelope<'battle'>, Deal {
  readonly plays: readonly BattlePlay[];
}

/** The answer to a battle: the first illegal play with its reason, or a report on the legal plays. */
export type ChuHanBattleAnswer = AnswerEnvelope<BattleStep, ChuHanRulingId> & { readonly ok: true } & (
    | { readonly legal: false; readonly play: number; readonly reason: PlayRefusalReason }
    | ({ readonly legal: true } & BattleReport)
  );

const checkFields = checkObject<ChuHanBattleCase>({
  ...createChuHanChecks('battle'),
  ...dealFields,
  opener: required(checkEnum(BATTLE_SIDES)),
  plays: optional<readonly BattlePlay[]>(checkPlays, []),
});

/** Returns the state of a battle after its plays, or the first illegal play. */
function answerChuHanBattle(battleCase: ChuHanBattleCase): ChuHanBattleAnswer {
  const { plays } = battleCase;
  const rulings = getChuHanRulings(battleCase);
  const { battle, refused } = playBattle(battleCase, plays);
  if (refused) {
    const { play, refusal } = refused;
    const { trace, rulings: used } = withRefusal(battle, play, refusal);
    return { ok: true, legal: false, play, reason: refusal.reason, trace, rulings: [...used].sort() };
  }
  const { report, trace, rulings: outcomeRulings } = getBattleOutcome(battle, rulings);
  const isScored = report.status !== 'fighting' && report.battleWinner !== null;
  const candidates = isScored && battle.doubled ? (['hangu-pass-doubled'] as const) : [];
  const decisive = filterDecisiveRulings(
    CHU_HAN_RULING_OPTIONS,
    candidates,
    rulings,
    report,
    (others) => getBattleOutcome(battle, others).report,
  );
  return { ok: true, legal: true, ...report, trace, rulings: [...outcomeRulings, ...decisive].sort() };
}

/** Checks and answers cases about a battle. */
export const CHU_HAN_BATTLE_HANDLER = createCaseHandler(
  refineCheck(checkFields, reportImpossibleDeal),
  answerChuHanBattle,
);
