import type { LazyTextFile } from '../../i18n/lazy-texts.ts';
import type { TextFile } from '../../i18n/translator.ts';
import { LESSON_SAVE, type StoredExercise } from '../../saves/lesson.ts';
import { createSaveSlot, type SaveSlot } from '../../shell/save-slot.ts';
import type { Tool } from '../../shell/tool.ts';
import type { ToolTypes } from '../../shell/tool-types.ts';
import { MainScreen } from './MainScreen.tsx';
import { freshLesson, isBegun, type LessonState } from './state.ts';
import type { FeedbackFiles, LessonAnswer, LessonData, LessonTypes, LessonView } from './types.ts';

/** How the lessons of a game are shown and judged: components, code and texts. */
interface LessonModules<K extends ToolTypes> extends Pick<Tool<K>, 'answerModule' | 'lazyTextFiles'> {
  readonly look: LessonView<K>;
}

/**
 * Creates the tool of a lesson. A stored state of another lesson, or of an exercise that has changed since,
 * starts fresh.
 */
export function createLessonTool<
  Own extends TextFile,
  Lazy extends LazyTextFile,
  Answer extends LessonAnswer<Own | Lazy | FeedbackFiles>,
  Part extends object,
>(
  lesson: LessonData,
  { look, answerModule, lazyTextFiles }: LessonModules<LessonTypes<Own, Lazy, Answer, Part>>,
): Tool<LessonTypes<Own, Lazy, Answer, Part>> {
  const [first] = lesson.exercises;
  if (!first) throw new Error(`${lesson.path} has no exercises`);
  return {
    path: lesson.path,
    frameClass: 'lesson',
    save: createLessonSlot(lesson),
    rulings: {},
    fresh: () => freshLesson(first.exercise),
    isBegun,
    answerModule,
    lazyTextFiles,
    freshView: null,
    MainScreen: (props) => <MainScreen {...props} lesson={lesson} look={look} />,
    secondary: () => import('./secondary.tsx'),
  };
}

/** Stores exercises by id and hash only, because the page contains their content. */
const createLessonSlot = ({ exercises }: LessonData): SaveSlot<LessonState> =>
  createSaveSlot<LessonState, StoredExercise>(LESSON_SAVE, {
    decode({ id, hash, chosen, isShown }) {
      const found = exercises.find(({ exercise }) => exercise.id === id && exercise.hash === hash);
      return found && { exercise: found.exercise, chosen, isShown };
    },
    encode: ({ exercise: { id, hash }, chosen, isShown }) => ({ id, hash, chosen, isShown }),
  });
