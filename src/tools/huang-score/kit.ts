import type { Edition } from '../../engine/edition.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import type { HuangScoreAnswer, HuangScoreCase } from '../../referee/huang/score.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import type { HuangPlayers } from '../../saves/huang-players.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';

/**
 * A case without default values. The edition is always included, so that every reader gets the same answer.
 */
export type ShortScoreCase = Pick<HuangScoreCase, 'game' | 'ask' | 'players'> & {
  readonly edition: Edition;
};

/** A final scoring, or an error while two players have the same name. */
export interface ScoreAnswer {
  readonly asked: ShortScoreCase;
  readonly answer: HuangScoreAnswer | ErrorAnswer;
  /** The scoring of the players with complete points; null if there are fewer than two. */
  readonly soFar: HuangScoreAnswer | null;
}

/** Types of this tool: who has won? */
export interface Score {
  readonly state: HuangGame;
  readonly game: never;
  readonly table: HuangPlayers;
  readonly answer: ScoreAnswer;
  readonly part: object;
  readonly texts: 'huang' | 'huang-score';
  readonly laterTexts: 'huang-score-more';
  readonly view: null;
}

export type ScoreTexts = FirstTexts<Score>;
export type AllScoreTexts = AllTexts<Score>;
