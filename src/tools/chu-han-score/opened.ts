import type { Incident } from '../../engine/chu-han/incident.ts';
import { MOST_FOR_CARDS } from '../../engine/chu-han/scoring.ts';
import type { ChuHanScoreCase } from '../../referee/chu-han/score.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import { freshGame } from './state.ts';

/** The scoring of a battle that was passed on. @throws {Error} on anything else */
export function stateFrom(what: OpenedWhat): ChuHanGame {
  if (!('ask' in what) || what.ask !== 'score' || what.game !== 'chu-han')
    throw new Error(`No scoring of a battle: ${JSON.stringify(what)}`);
  return gameFromCase(what);
}

/** The game that a case describes: one battle that has been scored, from where the markers stood. */
function gameFromCase(asked: ChuHanScoreCase): ChuHanGame {
  const { scores, battleWinner: winner, reinforcements, doubled, event, rulings } = asked;
  const cardsLeft = Math.min(asked.cardsLeft, MOST_FOR_CARDS);
  const incidents: readonly Incident[] = doubled ? [{ kind: 'xiang-yu' }] : [];
  const battles = [{ event, incidents, end: { winner, cardsLeft, reinforcements } }];
  const hanguPassDoubled = rulings['hangu-pass-doubled'] ?? null;
  return { ...freshGame(), start: scores, battles, hanguPassDoubled };
}
