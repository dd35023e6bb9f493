import type { FunctionComponent } from 'preact';
import type { RuleId } from '../../engine/trace.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { Exercise, Value } from '../../lessons/exercise.ts';
import type { AllTexts, EntryProps, FirstTexts } from '../shell/tool.ts';
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

/** A lesson, as its page knows it. */
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

/** What a picture of an exercise gets. */
export type PictureProps = EntryProps<Lessons> & {
  readonly exercise: Exercise;
  readonly step: number | null;
  pick(key: string): void;
};

/** How the exercises of a game are shown, and what their choices are called. */
export interface Look {
  readonly Picture: FunctionComponent<PictureProps>;
  nameOf(value: Value, t: LessonTexts): string;
}

/** Decisions on the board of Huang and on its final scoring, and on the cards of Chu Han. */
export interface Lessons {
  readonly state: HuangLesson;
  readonly game: never;
  readonly table: never;
  readonly answer: LessonAnswer;
  readonly part: Pick<Board, 'GoOn' | 'Said'> & Partial<Pick<Board, 'lyingIn'>>;
  readonly texts: 'huang' | 'chu-han' | 'lessons';
  readonly laterTexts:
    | 'chu-han-battle'
    | 'huang-pieces'
    | 'huang-board'
    | 'huang-score'
    | 'huang-score-more'
    | 'lessons-more';
  readonly view: null;
}

export type LessonTexts = FirstTexts<Lessons>;
export type AnswerTexts = AllTexts<Lessons>;
