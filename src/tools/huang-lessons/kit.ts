import type { Names } from '../../explain/huang/names.ts';
import type { Exercise } from '../../lessons/exercise.ts';
import type { Judged } from '../../lessons/judge.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import type { HuangLesson } from '../../saves/huang-lesson.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';

/** What was chosen, with what the referee says to it and to each other choice. */
export interface LessonAnswer {
  readonly asked: object;
  readonly answer: HuangActAnswer;
  readonly names: Names;
  readonly isRight: boolean;
  readonly judged: readonly Judged<HuangActAnswer>[];
}

/** An exercise with its words in the language of the page. */
export interface Told {
  readonly exercise: Exercise;
  /** The situation and the question. */
  readonly text: string;
  /** Said to a right choice. */
  readonly right: string;
}

/** A lesson of Huang, as its page knows it. */
export interface Lesson {
  /** Its page below the language. */
  readonly path: string;
  readonly exercises: readonly Told[];
  /** The lesson after it, if there is one. */
  readonly next: { readonly path: string; readonly title: string } | null;
}

/** Decisions on the board of Huang. */
export interface Lessons {
  readonly state: HuangLesson;
  readonly game: never;
  readonly table: never;
  readonly answer: LessonAnswer;
  readonly part: typeof import('./Answer.tsx');
  readonly texts: 'huang' | 'lessons';
  readonly laterTexts: 'huang-pieces' | 'huang-board' | 'lessons-more';
  readonly view: null;
}

export type LessonTexts = FirstTexts<Lessons>;
export type AnswerTexts = AllTexts<Lessons>;
