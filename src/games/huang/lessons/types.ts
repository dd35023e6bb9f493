import type {
  BoardLessonAnswer,
  FeedbackFiles,
  LessonAnswer,
  LessonTypes,
} from '../../../lessons/tool/types.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { ExerciseScene } from './exercise-scene.ts';

/** The text files that describe an action on the board, and those that describe a final scoring. */
type BoardFiles = 'huang' | 'huang-pieces' | 'huang-steps' | 'rulings' | FeedbackFiles;
type ScoreFiles = 'huang' | 'huang-score' | 'huang-score-more' | FeedbackFiles;

/** The answer to a choice in a lesson on the board. */
export type HuangLessonAnswer = BoardLessonAnswer<BoardFiles, ExerciseScene>;
/** The answer to a choice in a lesson about final scorings. */
export type ScoreLessonAnswer = LessonAnswer<ScoreFiles>;

/** Types of lessons on the board of Huang. */
export type HuangLessonTypes = LessonTypes<
  'huang',
  'huang-pieces' | 'huang-steps' | 'rulings',
  HuangLessonAnswer,
  HuangAnswerModule
>;

/** Types of lessons about final scorings of Huang. */
export type ScoreLessonTypes = LessonTypes<
  'huang',
  'huang-score' | 'huang-score-more',
  ScoreLessonAnswer,
  object
>;

/** The translator for the texts included in the page. */
export type InitialHuangLessonTranslator = InitialTranslator<HuangLessonTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullHuangLessonTranslator = FullTranslator<HuangLessonTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullScoreLessonTranslator = FullTranslator<ScoreLessonTypes>;

/** What the lazy-loaded answer module exports for the picture of an exercise. */
interface HuangAnswerModule {
  /** Describes the pieces on the board for screen readers. */
  describeExerciseBoard(setup: Setup, t: FullHuangLessonTranslator): string;
}
