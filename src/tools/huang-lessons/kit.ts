import type { RuleId } from '../../engine/trace.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { Exercise } from '../../lessons/exercise.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { Scene } from './scene.ts';
import type { HuangLesson } from './state.ts';

/** What the referee says to a choice, in words. */
interface Outcome {
  readonly sentences: readonly string[];
  /** The rule that forbids it or that decided. */
  readonly rule: RuleId | undefined;
  readonly steps: readonly Sentence[];
}

/** What was chosen, with what the referee says to it. */
export interface LessonAnswer {
  readonly asked: object;
  readonly answer: object;
  readonly isRight: boolean;
  /** A right choice by its name. */
  readonly right: string;
  outcomeIn(t: AnswerTexts): Outcome;
  /** The board with what has happened up to a step of the outcome; null where there is no board. */
  sceneAt(step: number, t: AnswerTexts): Scene | null;
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
  /** Whether it is about final scorings, and none about the board. */
  readonly isScoring: boolean;
  /** The lesson after it, if there is one. */
  readonly next: { readonly path: string; readonly title: string } | null;
}

type Board = typeof import('./Answer.tsx');

/** Decisions on the board of Huang, and on its final scoring. */
export interface Lessons {
  readonly state: HuangLesson;
  readonly game: never;
  readonly table: never;
  readonly answer: LessonAnswer;
  readonly part: Pick<Board, 'Said'> & Partial<Pick<Board, 'lyingIn'>>;
  readonly texts: 'huang' | 'lessons';
  readonly laterTexts: 'huang-pieces' | 'huang-board' | 'huang-score' | 'huang-score-more' | 'lessons-more';
  readonly view: null;
}

export type LessonTexts = FirstTexts<Lessons>;
export type AnswerTexts = AllTexts<Lessons>;
