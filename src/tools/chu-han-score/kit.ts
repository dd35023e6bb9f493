import type { GameScore } from '../../engine/chu-han/game-score.ts';
import type { Rulings } from '../../engine/chu-han/ruling.ts';
import type { ChuHanScoreAnswer, ChuHanScoreCase } from '../../referee/chu-han/score.ts';
import type { ChuHanPlayers } from '../../saves/chu-han-players.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { AllTexts, FirstTexts, HouseRules } from '../shell/tool.ts';

/** A case without default values. */
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

/** The battle of a game that is being corrected; null for none. */
interface Correction {
  /** The id of the game. If another game begins, the correction ends. */
  readonly game: string;
  readonly battle: number | null;
}

/** Types of this tool: the running score of a game. */
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
