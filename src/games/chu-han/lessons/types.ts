import type { FeedbackFiles, LessonAnswer, LessonTypes } from '../../../lessons/tool/types.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';

/** The answer to a choice in a battle. */
export type ChuHanLessonAnswer = LessonAnswer<'chu-han' | 'chu-han-steps' | FeedbackFiles>;

/** Types of lessons about the cards of Chu Han. */
export type ChuHanLessonTypes = LessonTypes<'chu-han', 'chu-han-steps', ChuHanLessonAnswer, object>;

/** The translator for the texts included in the page. */
export type InitialChuHanLessonTranslator = InitialTranslator<ChuHanLessonTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullChuHanLessonTranslator = FullTranslator<ChuHanLessonTypes>;
