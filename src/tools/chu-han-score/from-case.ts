import type { Incident } from '../../engine/chu-han/incident.ts';
import { MAX_CARD_POINTS } from '../../engine/chu-han/scoring.ts';
import type { ChuHanScoreCase } from '../../referee/chu-han/score.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { Openable } from '../shell/OpenDialog.tsx';
import { freshChuHanGame } from './state.ts';

/** The game of an opened scoring case. @throws {Error} for any other kind of case */
export function fromCase(what: Openable): ChuHanGame {
  if (!('ask' in what) || what.ask !== 'score' || what.game !== 'chu-han')
    throw new Error(`No scoring of a battle: ${JSON.stringify(what)}`);
  return gameFromCase(what);
}

/** The game of a case: one scored battle that starts from the given scores. */
function gameFromCase(asked: ChuHanScoreCase): ChuHanGame {
  const { scores, battleWinner: winner, reinforcements, doubled, event, rulings } = asked;
  const cardsLeft = Math.min(asked.cardsLeft, MAX_CARD_POINTS);
  const incidents: readonly Incident[] = doubled ? [{ kind: 'xiang-yu' }] : [];
  const battles = [{ event, incidents, end: { winner, cardsLeft, reinforcements } }];
  const hanguPassDoubled = rulings['hangu-pass-doubled'] ?? null;
  return { ...freshChuHanGame(), start: scores, battles, hanguPassDoubled };
}
