import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { LessonAnswer, Lessons, SaidFiles } from './kit.ts';

/** A choice in a battle. */
export type ChuHanAnswer = LessonAnswer<'chu-han' | 'chu-han-battle' | SaidFiles>;

/** Decisions with the cards of Chu Han. */
export type ChuHanCards = Lessons<'chu-han', 'chu-han-battle', ChuHanAnswer, object>;

export type ChuHanTexts = FirstTexts<ChuHanCards>;
export type ChuHanAnswerTexts = AllTexts<ChuHanCards>;
