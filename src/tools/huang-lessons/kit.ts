import type { FunctionComponent } from 'preact';
import type { RuleId } from '../../engine/trace.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { LazyFile } from '../../i18n/lazy-texts.ts';
import type { TextFile, Translator } from '../../i18n/translator.ts';
import type { Exercise, Value } from '../../lessons/exercise.ts';
import type { EntryProps, FirstTexts, Kit } from '../shell/tool.ts';
import type { HuangLesson } from './state.ts';

/** What every lesson says before a choice. */
export type LessonTexts = Translator<'lessons' | 'tool'>;
/** The files of texts that come with what judges a choice, in every game. */
export type SaidFiles = 'lessons' | 'lessons-more' | 'tool';

/** What the referee says to a choice, in words. */
export interface Outcome {
  readonly sentences: readonly string[];
  /** The rule that forbids it or that decided. */
  readonly rule: RuleId | undefined;
  readonly steps: readonly Sentence[];
  /** What it rests on where no page of ours prints it, or where print leaves it open. */
  readonly rests?: string | undefined;
}

/** What was chosen, with what the referee says to it in the words of some files. */
export interface LessonAnswer<Files extends TextFile> {
  readonly asked: object;
  readonly answer: object;
  readonly isRight: boolean;
  /** A right choice by its name. */
  readonly right: string;
  outcomeIn(t: Translator<Files>): Outcome;
}

/** The same where it is shown on a board. */
export interface BoardAnswer<Files extends TextFile, Scene> extends LessonAnswer<Files> {
  /** The board with what has happened up to a step of the outcome. */
  sceneAt(step: number, t: Translator<Files>): Scene;
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

type Judging = typeof import('./Scoring.tsx');

/** Decisions in a game: the files of texts that its exercises are drawn with and judged with, and what else judges them. */
export interface Lessons<
  Own extends TextFile,
  Later extends LazyFile,
  Answer extends LessonAnswer<Own | Later | SaidFiles>,
  Part extends object,
> {
  readonly state: HuangLesson;
  readonly game: never;
  readonly table: never;
  readonly answer: Answer;
  readonly part: Pick<Judging, 'GoOn' | 'Said'> & Part;
  readonly texts: Own | 'lessons';
  readonly laterTexts: Later | 'lessons-more';
  readonly view: null;
}

/** What a picture of an exercise gets. */
export type PictureProps<K extends Kit> = EntryProps<K> & {
  readonly exercise: Exercise;
  readonly step: number | null;
  pick(key: string): void;
};

/** How the exercises of a game are shown, and what their choices are called. */
export interface Look<K extends Kit> {
  readonly Picture: FunctionComponent<PictureProps<K>>;
  nameOf(value: Value, t: FirstTexts<K>): string;
}
