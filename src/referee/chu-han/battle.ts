import type { Deal } from '../../engine/chu-han/battle.ts';
import { playBattle, tellRefusal } from '../../engine/chu-han/game.ts';
import { outcomeOf, type Standing } from '../../engine/chu-han/outcome.ts';
import type { Play } from '../../engine/chu-han/play.ts';
import { CHU_HAN_RULINGS, type ChuHanPoint } from '../../engine/chu-han/rulings.ts';
import { SIDES } from '../../engine/chu-han/side.ts';
import type { BattleStep, Reason } from '../../engine/chu-han/step.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { askOf } from '../ask.ts';
import { type Choices, pointsTurnedOn } from '../case.ts';
import { type Check, checkList, checkObject, checkWord, optional, required } from '../check.ts';
import { dealFields, findImpossible } from './deal.ts';
import { type ChuHanEnvelope, choicesOf, chuHanEnvelope } from './envelope.ts';
import { checkPlay } from './play.ts';

/** The question `battle`: the state of a battle, from the deal and the plays since. */
export interface ChuHanBattleCase extends ChuHanEnvelope<'battle'>, Deal {
  readonly plays: readonly Play[];
}

export type ChuHanBattleAnswer = AnswerEnvelope<BattleStep, ChuHanPoint> & { readonly ok: true } & (
    | { readonly legal: false; readonly play: number; readonly reason: Reason }
    | ({ readonly legal: true } & Standing)
  );

/** The most plays in a case; no battle has half as many. */
const MOST_PLAYS = 200;

const checkFields: Check<ChuHanBattleCase> = checkObject<ChuHanBattleCase>({
  ...chuHanEnvelope('battle'),
  ...dealFields,
  opener: required(checkWord(SIDES)),
  plays: optional<readonly Play[]>(checkList(checkPlay, 0, MOST_PLAYS), []),
});

/** Checks a case of this kind. */
const checkChuHanBattleCase: Check<ChuHanBattleCase> = (value, path, problems) => {
  const asked = checkFields(value, path, problems);
  if (asked) findImpossible(asked, path, problems);
  return asked;
};

/** Returns the state of a battle after its plays, or the first illegal play. */
function answerChuHanBattle(asked: ChuHanBattleCase): ChuHanBattleAnswer {
  const { plays } = asked;
  const rulings = choicesOf(asked);
  const { battle, refused } = playBattle(asked, plays);
  if (refused) {
    const { play, refusal } = refused;
    const told = tellRefusal(battle, play, refusal);
    const { reason } = refusal;
    return { ok: true, legal: false, play, reason, trace: told.trace, rulings: [...told.rulings].sort() };
  }
  const outcome = outcomeOf(battle, rulings);
  const { standing } = outcome;
  const retell = (choices: Choices<typeof CHU_HAN_RULINGS>) => outcomeOf(battle, choices).standing;
  const isScored = standing.status !== 'fighting' && standing.battleWinner !== null;
  const mattering = isScored && battle.doubled ? (['hangu-pass-doubled'] as const) : [];
  const turnedOn = pointsTurnedOn(CHU_HAN_RULINGS, mattering, rulings, standing, retell);
  const named = [...outcome.rulings, ...turnedOn].sort();
  return { ok: true, legal: true, ...standing, trace: outcome.trace, rulings: named };
}

export const CHU_HAN_BATTLE = askOf(checkChuHanBattleCase, answerChuHanBattle);
