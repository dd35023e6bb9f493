import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { LessonAnswer, Lessons, SaidFiles } from './kit.ts';

/** The answer to a choice in a battle. */
export type ChuHanAnswer = LessonAnswer<'chu-han' | 'chu-han-battle' | SaidFiles>;

/** Types of lessons about the cards of Chu Han. */
export type ChuHanCards = Lessons<'chu-han', 'chu-han-battle', ChuHanAnswer, object>;

export type ChuHanTexts = FirstTexts<ChuHanCards>;
export type ChuHanAnswerTexts = AllTexts<ChuHanCards>;
