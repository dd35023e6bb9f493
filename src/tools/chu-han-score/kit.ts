import type { GameScore } from '../../engine/chu-han/game-score.ts';
import type { Rulings } from '../../engine/chu-han/ruling.ts';
import type { ChuHanScoreAnswer, ChuHanScoreCase } from '../../referee/chu-han/score.ts';
import type { ChuHanPlayers } from '../../saves/chu-han-players.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { AllTexts, FirstTexts, HouseRules } from '../shell/tool.ts';

/** A case as short as it can be: what is left out is the default. */
export type ShortScoreCase = Pick<ChuHanScoreCase, 'game' | 'ask' | 'scores' | 'battleWinner'> &
  Partial<Pick<ChuHanScoreCase, 'cardsLeft' | 'reinforcements' | 'doubled' | 'event'>> & {
    readonly rulings?: Rulings;
  };

/** The last battle that was scored, with the score of its whole game. */
export interface ScoreAnswer {
  readonly asked: ShortScoreCase;
  readonly answer: ChuHanScoreAnswer;
  readonly score: GameScore;
}

/** The battle of a game that is being corrected; null for none any more. */
interface Correction {
  /** The game's id: another one begins without any. */
  readonly game: string;
  readonly battle: number | null;
}

/** How does the game stand? */
export interface Score {
  readonly state: ChuHanGame;
  readonly game: 'chu-han';
  readonly table: ChuHanPlayers;
  readonly answer: ScoreAnswer;
  readonly part: typeof import('./Answer.ts');
  readonly texts: 'chu-han' | 'chu-han-score';
  readonly laterTexts: 'chu-han-score-more';
  readonly view: Correction | null;
}

export type ScoreTexts = FirstTexts<Score>;
export type AllScoreTexts = AllTexts<Score>;
export type ScoreRules = HouseRules<Score>;
