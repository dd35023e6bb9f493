import type { AllTexts, InitialTexts } from '../shell/tool.ts';
import type { FeedbackFiles, LessonAnswer, LessonTypes } from './types.ts';

/** The answer to a choice in a battle. */
export type ChuHanLessonAnswer = LessonAnswer<'chu-han' | 'chu-han-steps' | FeedbackFiles>;

/** Types of lessons about the cards of Chu Han. */
export type ChuHanLessonTypes = LessonTypes<'chu-han', 'chu-han-steps', ChuHanLessonAnswer, object>;

export type ChuHanLessonTexts = InitialTexts<ChuHanLessonTypes>;
export type AllChuHanLessonTexts = AllTexts<ChuHanLessonTypes>;
