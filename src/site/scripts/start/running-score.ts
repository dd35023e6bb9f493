// Reads the running score of Chu Han from its save, for the start page.
import { explainGameScore } from '../../../games/chu-han/rules/scoring/game-score.ts';
import { CHU_HAN_SCORE_SAVE } from '../../../games/chu-han/saves/score.ts';
import { GAME_RULINGS } from '../../../games/game-rulings.ts';
import { loadAllSaves } from '../../../saves/all-saves.ts';
import { getLoadedValue, parseSave } from '../../../saves/save.ts';
import { createSettingsKind } from '../../../saves/settings.ts';

/**
 * Returns the number of the current battle, from 1, and the score as Han : Chu; undefined if no game is
 * saved.
 */
export async function loadRunningScore(root: string): Promise<{ battle: number; text: string } | undefined> {
  const saves = await loadAllSaves(root);
  const game = getLoadedValue(parseSave(CHU_HAN_SCORE_SAVE, saves['chu-han-score']))?.now;
  if (!game) return undefined;
  const settings = getLoadedValue(
    parseSave(createSettingsKind({ 'chu-han': GAME_RULINGS['chu-han'] }), saves['settings']),
  );
  const doubled = game.hanguPassDoubled ?? settings?.rulings['chu-han']['hangu-pass-doubled'] ?? 'yes';
  const { scores } = explainGameScore(game, { 'hangu-pass-doubled': doubled });
  return { battle: game.battles.length, text: `${scores.han}\u00a0:\u00a0${scores.chu}` };
}
