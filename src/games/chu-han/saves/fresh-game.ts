import { NO_LABEL } from '../../../saves/archive-label.ts';
import { type BattleNotes, INITIAL_SCORES } from '../rules/scoring/game-score.ts';
import type { BattleEndDraft, ChuHanGame } from './score.ts';

/** The notes on a battle before anything is noted. */
export const FRESH_BATTLE: BattleNotes = { event: null, incidents: [], end: null };
/** The end of a battle before anything about it is entered. */
export const NO_DRAFT: BattleEndDraft = { winner: null, cardsLeft: null, reinforcements: null };

/** Returns a game in which nothing is noted yet, with the players of the previous game. */
export function freshChuHanGame(before?: ChuHanGame): ChuHanGame {
  return {
    ...NO_LABEL,
    names: before?.names ?? { han: '', chu: '' },
    start: INITIAL_SCORES,
    battles: [FRESH_BATTLE],
    draft: NO_DRAFT,
    hanguPassDoubled: null,
  };
}

/** Whether anything has been noted in a game. */
export function isBegunGame({ battles, draft }: ChuHanGame): boolean {
  return battles.length > 1 || battles.some((battle) => !isEmptyBattle(battle)) || draft.winner !== null;
}

/** Whether nothing is noted about a battle. */
export function isEmptyBattle({ event, incidents, end }: BattleNotes): boolean {
  return event === null && incidents.length === 0 && end === null;
}
