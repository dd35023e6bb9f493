// Summarizes the open saves of Chu Han in one line each, for the home page.
import type { Translator } from '../../../i18n/translator.ts';
import type { Saves } from '../../../saves/all-saves.ts';
import { getLoadedValue, parseSave } from '../../../saves/save.ts';
import { findOpenState, type SaveSummaries, type SaveSummary } from '../../../saves/save-summary.ts';
import { createSettingsKind } from '../../../saves/settings.ts';
import { CHU_HAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { explainGameScore } from '../rules/scoring/game-score.ts';
import { CHU_HAN_BATTLE_SAVE, type ChuHanBattle } from '../saves/battle.ts';
import { isBegunGame } from '../saves/fresh-game.ts';
import { getGameRulings } from '../saves/game-rulings.ts';
import { CHU_HAN_SCORE_SAVE, type ChuHanGame } from '../saves/score.ts';
import { CHU_HAN_SEEN_SAVE, type ChuHanSeenSave } from '../saves/seen.ts';

/** The text files that the summaries use. */
export const SUMMARY_TEXTS = ['home', 'chu-han'] as const;
type SummaryTranslator = Translator<(typeof SUMMARY_TEXTS)[number]>;

/** `Ada, Ben`, `Hand 3`, and the score of Han and Chu in this order. */
function summarizeScore(game: ChuHanGame, saves: Saves, t: SummaryTranslator): SaveSummary | undefined {
  if (!isBegunGame(game)) return undefined;
  const settings = getLoadedValue(
    parseSave(createSettingsKind({ 'chu-han': CHU_HAN_RULING_OPTIONS }), saves['settings']),
  );
  const { scores } = explainGameScore(game, getGameRulings(game, settings));
  return {
    who: `${game.names.han || t('side-han')}, ${game.names.chu || t('side-chu')}`,
    line: t('kept-hand', { n: game.battles.length }),
    score: t.result([scores.han, scores.chu]),
  };
}

/** `7 plays`, or `4 cards named` before the first one. */
function summarizeBattle({ setup, plays }: ChuHanBattle, t: SummaryTranslator): SaveSummary | undefined {
  if (plays.length > 0) return { line: t('kept-plays', { count: plays.length }) };
  const { han, chu } = setup.hands;
  const count = han.known.length + chu.known.length + setup.discard.length;
  return count === 0 ? undefined : { line: t('kept-cards', { count }) };
}

/** `5 ticked off`, if the checklist of abilities is used. */
const summarizeSeen = ({ isKept, seen }: ChuHanSeenSave, t: SummaryTranslator): SaveSummary | undefined =>
  isKept && seen.length > 0 ? { line: t('kept-seen', { n: seen.length }) } : undefined;

/** Summarizes the open states of all tools of the game. */
export function summarizeSaves(saves: Saves, t: SummaryTranslator): SaveSummaries {
  const score = findOpenState(CHU_HAN_SCORE_SAVE, saves);
  const battle = findOpenState(CHU_HAN_BATTLE_SAVE, saves);
  const seen = getLoadedValue(parseSave(CHU_HAN_SEEN_SAVE, saves[CHU_HAN_SEEN_SAVE.key]));
  return {
    [CHU_HAN_SCORE_SAVE.key]: score && summarizeScore(score, saves, t),
    [CHU_HAN_BATTLE_SAVE.key]: battle && summarizeBattle(battle, t),
    [CHU_HAN_SEEN_SAVE.key]: seen && summarizeSeen(seen, t),
  };
}
