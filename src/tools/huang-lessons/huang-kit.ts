import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { BoardAnswer, LessonAnswer, Lessons, SaidFiles } from './kit.ts';
import type { Scene } from './scene.ts';

/** The text files that describe an action on the board, and those that describe a final scoring. */
type BoardFiles = 'huang' | 'huang-pieces' | 'huang-board' | 'rulings' | SaidFiles;
type ScoreFiles = 'huang' | 'huang-score' | 'huang-score-more' | SaidFiles;

/** The answer to a choice on the board, and to one about a final scoring. */
export type HuangBoardAnswer = BoardAnswer<BoardFiles, Scene>;
export type HuangScoreAnswer = LessonAnswer<ScoreFiles>;

/** Types of lessons on the board of Huang. */
export type HuangBoard = Lessons<
  'huang',
  'huang-pieces' | 'huang-board' | 'rulings',
  HuangBoardAnswer,
  Pick<typeof import('./Answer.tsx'), 'lyingIn'>
>;

/** Types of lessons about final scorings of Huang. */
export type HuangScoring = Lessons<'huang', 'huang-score' | 'huang-score-more', HuangScoreAnswer, object>;

export type HuangTexts = FirstTexts<HuangBoard>;
export type HuangBoardTexts = AllTexts<HuangBoard>;
export type HuangScoreTexts = AllTexts<HuangScoring>;
