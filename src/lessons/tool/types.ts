import type { FunctionComponent } from 'preact';
import type { RuleId } from '../../core/trace.ts';
import type { CitedSentence } from '../../explain/sentence.ts';
import type { LazyTextFile } from '../../i18n/lazy-texts.ts';
import type { TextFile, Translator } from '../../i18n/translator.ts';
import type { MainScreenProps } from '../../shell/tool.ts';
import type { InitialTranslator, ToolTypes } from '../../shell/tool-types.ts';
import type { RuleViewer } from '../../ui/RuleLink.tsx';
import type { Exercise, ExerciseOption } from '../exercise.ts';
import type { LessonState } from './state.ts';

/** Translator for the texts that every lesson needs before a choice. */
export type LessonTranslator = Translator<'lessons' | 'tool'>;
/** The text files that are loaded with the answer module in every game. */
export type FeedbackFiles = 'lessons' | 'lessons-more' | 'tool';

/** The outcome of a choice, in words. */
interface ChoiceOutcome {
  readonly sentences: readonly string[];
  /** The rule that forbids the choice or that decided. */
  readonly rule: RuleId | undefined;
  readonly steps: readonly CitedSentence[];
  /** What the outcome is based on where the available rulebook pages are silent or ambiguous. */
  readonly basis?: string | undefined;
}

/** The judged choice, with texts from some files. */
export interface LessonAnswer<Files extends TextFile> {
  readonly refereeCase: object;
  readonly answer: object;
  readonly isRight: boolean;
  /** The name of a right option. */
  readonly right: string;
  describeOutcome(t: Translator<Files>): ChoiceOutcome;
}

/** A judged choice that is shown on a board. */
export interface BoardLessonAnswer<Files extends TextFile, Scene> extends LessonAnswer<Files> {
  /** Returns what the picture of the board shows for the outcome up to a step. */
  getScene(step: number, t: Translator<Files>): Scene;
}

/** The texts of an exercise in the language of the page. */
export interface LocalisedExercise {
  readonly exercise: Exercise;
  /** The situation and the question. */
  readonly text: string;
  /** Text for a right choice. */
  readonly right: string;
}

/** The data of a lesson on its page. */
export interface LessonData {
  /** Path of its page after the language. */
  readonly path: string;
  readonly exercises: readonly LocalisedExercise[];
  /** Whether it is about final scorings only, without a board. */
  readonly isScoring: boolean;
  /** The next lesson; null after the last. */
  readonly next: { readonly path: string; readonly title: string } | null;
}

/** What the page of a lesson gives to its island. */
export interface LessonProps {
  readonly lesson: LessonData;
}

/** Props of the component that shows the buttons after a choice. */
export interface ExerciseControlsProps {
  readonly isRight: boolean;
  readonly outcome: ChoiceOutcome;
  /** Index of the shown step of the solution; null for all steps. */
  readonly step: number | null;
  setStep(step: number | null): void;
  /** Whether the choice was made just now, so that the pressed button is gone. */
  readonly hasPicked: boolean;
  /** Clears the choice to try again. */
  again(): void;
  /** Shows the solution. */
  show(): void;
  /** Opens the next exercise; undefined after the last. */
  readonly next: (() => void) | undefined;
  /** The lesson that follows after the last exercise. */
  readonly after: LessonData['next'];
  readonly t: LessonTranslator;
}

/** Props of the component that shows the outcome of a choice. */
export interface ExerciseFeedbackProps {
  readonly isRight: boolean;
  readonly outcome: ChoiceOutcome;
  /** Whether the solution was shown instead of found. */
  readonly isShown: boolean;
  /** Text for a right choice. */
  readonly right: string;
  /** Additional text. */
  readonly hint?: string | undefined;
  readonly rules: RuleViewer;
  readonly t: Translator<FeedbackFiles>;
}

/**
 * Types of a game's lessons: the text files for showing and for judging exercises, the answer, and further
 * exports of the answer module.
 */
export interface LessonTypes<
  Own extends TextFile,
  Lazy extends LazyTextFile,
  Answer extends LessonAnswer<Own | Lazy | FeedbackFiles>,
  Module extends object,
> {
  readonly state: LessonState;
  readonly game: never;
  readonly players: never;
  readonly answer: Answer;
  readonly answerModule: {
    readonly ExerciseControls: FunctionComponent<ExerciseControlsProps>;
    readonly ExerciseFeedback: FunctionComponent<ExerciseFeedbackProps>;
  } & Module;
  readonly textFiles: Own | 'lessons';
  readonly lazyTextFiles: Lazy | 'lessons-more';
  readonly view: null;
}

/** Props of the picture of an exercise. */
export type PictureProps<K extends ToolTypes> = MainScreenProps<K> & {
  readonly exercise: Exercise;
  readonly step: number | null;
  pick(key: string): void;
};

/** The components that show the exercises of a game, and the names of its options. */
export interface LessonView<K extends ToolTypes> {
  readonly Picture: FunctionComponent<PictureProps<K>>;
  formatOption(value: ExerciseOption, t: InitialTranslator<K>): string;
}
