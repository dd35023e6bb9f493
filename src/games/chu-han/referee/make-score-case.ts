import type { ChuHanRulings } from '../rules/ruling.ts';
import type { WonBattle } from '../rules/scoring/scoring.ts';
import type { ChuHanScoreCase } from './score.ts';

/** A case without default values. */
export type ShortChuHanScoreCase = Pick<ChuHanScoreCase, 'game' | 'ask' | 'scores' | 'battleWinner'> &
  Partial<Pick<ChuHanScoreCase, 'cardsLeft' | 'reinforcements' | 'doubled' | 'event' | 'rulings'>>;

/** Makes the case of scoring a battle. It has the rulings only if the points may depend on them. */
export function makeScoreCase(won: WonBattle, rulings: ChuHanRulings): ShortChuHanScoreCase {
  const { scores, battleWinner, cardsLeft, reinforcements, doubled, event } = won;
  return {
    game: 'chu-han',
    ask: 'score',
    scores,
    battleWinner,
    ...(cardsLeft > 0 && { cardsLeft }),
    ...(reinforcements > 0 && { reinforcements }),
    ...(doubled && { doubled }),
    ...(event && { event }),
    ...(doubled && event === 'hangu-pass' && { rulings }),
  };
}
