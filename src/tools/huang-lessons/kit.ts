import type { FunctionComponent } from 'preact';
import type { RuleId } from '../../engine/trace.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { LazyFile } from '../../i18n/lazy-texts.ts';
import type { TextFile, Translator } from '../../i18n/translator.ts';
import type { Exercise, Value } from '../../lessons/exercise.ts';
import type { EntryProps, FirstTexts, Kit } from '../shell/tool.ts';
import type { HuangLesson } from './state.ts';

/** Translator for the texts that every lesson needs before a choice. */
export type LessonTexts = Translator<'lessons' | 'tool'>;
/** The text files that are loaded with the code that judges a choice, in every game. */
export type SaidFiles = 'lessons' | 'lessons-more' | 'tool';

/** The outcome of a choice, in words. */
export interface Outcome {
  readonly sentences: readonly string[];
  /** The rule that forbids the choice or that decided. */
  readonly rule: RuleId | undefined;
  readonly steps: readonly Sentence[];
  /** What the outcome is based on where the available rulebook pages are silent or ambiguous. */
  readonly rests?: string | undefined;
}

/** The judged choice, with texts from some files. */
export interface LessonAnswer<Files extends TextFile> {
  readonly asked: object;
  readonly answer: object;
  readonly isRight: boolean;
  /** The name of a right option. */
  readonly right: string;
  outcomeIn(t: Translator<Files>): Outcome;
}

/** A judged choice that is shown on a board. */
export interface BoardAnswer<Files extends TextFile, Scene> extends LessonAnswer<Files> {
  /** The board with the outcome up to a step. */
  sceneAt(step: number, t: Translator<Files>): Scene;
}

/** The texts of an exercise in the language of the page. */
export interface Told {
  readonly exercise: Exercise;
  /** The situation and the question. */
  readonly text: string;
  /** Text for a right choice. */
  readonly right: string;
}

/** The data of a lesson on its page. */
export interface Lesson {
  /** Path of its page after the language. */
  readonly path: string;
  readonly exercises: readonly Told[];
  /** Whether it is about final scorings only, without a board. */
  readonly isScoring: boolean;
  /** The next lesson; null after the last. */
  readonly next: { readonly path: string; readonly title: string } | null;
}

type Judging = typeof import('./Scoring.tsx');

/**
 * Types of a game's lessons: the text files for showing and for judging exercises, the answer, and further
 * code for judging.
 */
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

/** Props of the picture of an exercise. */
export type PictureProps<K extends Kit> = EntryProps<K> & {
  readonly exercise: Exercise;
  readonly step: number | null;
  pick(key: string): void;
};

/** The components that show the exercises of a game, and the names of its options. */
export interface Look<K extends Kit> {
  readonly Picture: FunctionComponent<PictureProps<K>>;
  nameOf(value: Value, t: FirstTexts<K>): string;
}
