import type { Edition } from '../../../core/edition.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { HuangScoreAnswer, HuangScoreCase } from '../referee/score.ts';
import type { HuangPlayer, HuangPlayers } from '../saves/players.ts';
import type { HuangGame, ScoreField } from '../saves/score.ts';

/** What a case cannot say of its players, in the order of the case, as its `id`. */
export interface PlayersNote {
  readonly players: readonly HuangPlayer[];
  /** The fields of each player that are still empty, which count as 0; absent once all are filled in. */
  readonly empty?: readonly (readonly ScoreField[])[];
}

/**
 * A case without default values. The edition is always included, so that every reader gets the same answer.
 */
export type ShortScoreCase = Pick<HuangScoreCase, 'game' | 'ask' | 'players'> & {
  readonly edition: Edition;
  readonly id?: PlayersNote;
};

/** The answer of the score tool: a case, its final scoring, and that of the players with complete points. */
export interface FinalScoreAnswer {
  readonly refereeCase: ShortScoreCase;
  readonly answer: HuangScoreAnswer;
  /** The scoring of the players with complete points; null if there are fewer than two. */
  readonly soFar: HuangScoreAnswer | null;
}

/** Types of the score tool of Huang: who has won? */
export interface HuangScoreTypes {
  readonly state: HuangGame;
  readonly game: never;
  readonly players: HuangPlayers;
  readonly answer: FinalScoreAnswer;
  readonly answerModule: object;
  readonly textFiles: 'huang' | 'huang-score' | 'score-sheet';
  readonly lazyTextFiles: 'huang-score-more';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type InitialHuangScoreTranslator = InitialTranslator<HuangScoreTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullHuangScoreTranslator = FullTranslator<HuangScoreTypes>;
