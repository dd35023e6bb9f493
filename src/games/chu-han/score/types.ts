import type { Session } from '../../../shell/session/session.ts';
import type { FullTranslator, InitialTranslator, ToolSettings } from '../../../shell/tool-types.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { ShortChuHanScoreCase } from '../referee/make-score-case.ts';
import type { ChuHanScoreAnswer } from '../referee/score.ts';
import type { BattleNotes, GameScore, ScoredBattle } from '../rules/scoring/game-score.ts';
import type { ChuHanPlayers } from '../saves/players.ts';
import type { ChuHanGame } from '../saves/score.ts';

/** The last battle that was scored, with the score of its whole game. */
export interface ChuHanGameAnswer {
  readonly refereeCase: ShortChuHanScoreCase;
  readonly answer: ChuHanScoreAnswer;
  readonly score: GameScore;
}

/** The battle of a game that is being corrected; null for none. */
interface Correction {
  /** The id of the game. If another game begins, the correction ends. */
  readonly game: string;
  readonly battle: number | null;
}

/** Types of the score tool of Chu Han: the running score of a game. */
export interface ChuHanScoreTypes {
  readonly state: ChuHanGame;
  readonly game: 'chu-han';
  readonly players: ChuHanPlayers;
  readonly answer: ChuHanGameAnswer;
  readonly answerModule: object;
  readonly textFiles: 'chu-han' | 'chu-han-score';
  readonly lazyTextFiles: 'chu-han-score-more';
  readonly view: Correction | null;
}

/** The translator for the texts included in the page. */
export type InitialChuHanScoreTranslator = InitialTranslator<ChuHanScoreTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullChuHanScoreTranslator = FullTranslator<ChuHanScoreTypes>;
/** The settings that the score tool of Chu Han follows: its rulings. */
export type ChuHanScoreSettings = ToolSettings<ChuHanScoreTypes>;

/** Props of the entry form of a battle. */
export interface BattleFormProps {
  readonly session: Session<ChuHanScoreTypes>;
  /** The game as it is shown. */
  readonly game: ChuHanGame;
  readonly score: GameScore;
  /** Index of the battle that is being corrected; null for the current one. */
  readonly correcting: number | null;
  setCorrecting(battle: number | null): void;
  readonly rules: RuleViewer;
  readonly t: InitialChuHanScoreTranslator;
}

/** Props of the parts of that form. */
export interface BattlePartProps extends BattleFormProps {
  /** Index of the battle, counted from 0. */
  readonly at: number;
  readonly notes: BattleNotes;
  readonly battle: ScoredBattle;
}
