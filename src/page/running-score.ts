// The running score of Chu Han from its save, for the start page.
import { explainGame } from '../engine/chu-han/game-score.ts';
import { RULINGS } from '../referee/rulings.ts';
import { loadAll } from '../saves/all.ts';
import { CHU_HAN_SCORE } from '../saves/chu-han-score.ts';
import { parseSave, usable } from '../saves/save.ts';
import { settingsKind } from '../saves/settings.ts';

/** Number of the current battle, from 1, and the score as Han : Chu; undefined if no game is saved. */
export async function runningScore(root: string): Promise<{ battle: number; text: string } | undefined> {
  const saves = await loadAll(root);
  const game = usable(parseSave(CHU_HAN_SCORE, saves['chu-han-score']))?.now;
  if (!game) return undefined;
  const settings = usable(parseSave(settingsKind({ 'chu-han': RULINGS['chu-han'] }), saves['settings']));
  const doubled = game.hanguPassDoubled ?? settings?.rulings['chu-han']['hangu-pass-doubled'] ?? 'yes';
  const { scores } = explainGame(game, { 'hangu-pass-doubled': doubled });
  return { battle: game.battles.length, text: `${scores.han}\u00a0:\u00a0${scores.chu}` };
}
