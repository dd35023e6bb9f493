import type { Incident } from '../../engine/chu-han/incident.ts';
import { MAX_CARD_POINTS } from '../../engine/chu-han/scoring.ts';
import type { ChuHanScoreCase } from '../../referee/chu-han/score.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { Openable } from '../shell/OpenDialog.tsx';
import { freshChuHanGame } from './state.ts';

/** Converts an opened scoring case to a game. @throws {Error} for any other kind of case */
export function fromCase(opened: Openable): ChuHanGame {
  if (!('ask' in opened) || opened.ask !== 'score' || opened.game !== 'chu-han')
    throw new Error(`No scoring of a battle: ${JSON.stringify(opened)}`);
  return toGame(opened);
}

/** Converts a case to a game with one scored battle that starts from the scores in the case. */
function toGame(refereeCase: ChuHanScoreCase): ChuHanGame {
  const { scores, battleWinner: winner, reinforcements, doubled, event, rulings } = refereeCase;
  const cardsLeft = Math.min(refereeCase.cardsLeft, MAX_CARD_POINTS);
  const incidents: readonly Incident[] = doubled ? [{ kind: 'xiang-yu' }] : [];
  const battles = [{ event, incidents, end: { winner, cardsLeft, reinforcements } }];
  const hanguPassDoubled = rulings['hangu-pass-doubled'] ?? null;
  return { ...freshChuHanGame(), start: scores, battles, hanguPassDoubled };
}
