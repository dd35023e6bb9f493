import type { Openable } from '../../../share/parse-opened-text.ts';
import type { Incident } from '../rules/scoring/incident.ts';
import { MAX_CARD_POINTS } from '../rules/scoring/scoring.ts';
import { freshChuHanGame } from '../saves/fresh-game.ts';
import type { ChuHanGame } from '../saves/score.ts';

/**
 * Converts an opened scoring case to a game with one scored battle that starts from the scores in the case.
 * @throws {Error} for any other kind of case
 */
export function fromCase(opened: Openable): ChuHanGame {
  if (!('ask' in opened) || opened.ask !== 'score' || opened.game !== 'chu-han')
    throw new Error(`No scoring of a battle: ${JSON.stringify(opened)}`);
  const { scores, battleWinner: winner, reinforcements, doubled, event, rulings } = opened;
  const cardsLeft = Math.min(opened.cardsLeft, MAX_CARD_POINTS);
  const incidents: readonly Incident[] = doubled ? [{ kind: 'xiang-yu' }] : [];
  const battles = [{ event, incidents, end: { winner, cardsLeft, reinforcements } }];
  const hanguPassDoubled = rulings['hangu-pass-doubled'] ?? null;
  return { ...freshChuHanGame(), start: scores, battles, hanguPassDoubled };
}
