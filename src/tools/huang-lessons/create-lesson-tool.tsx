import type { LazyTextFile } from '../../i18n/lazy-texts.ts';
import type { TextFile } from '../../i18n/translator.ts';
import { HUANG_LESSON_SAVE, type StoredExercise } from '../../saves/huang-lesson.ts';
import { getLoadedValue, parseSave } from '../../saves/save.ts';
import type { SaveSlot } from '../shell/save-slot.ts';
import type { Tool, ToolTypes } from '../shell/tool.ts';
import { MainScreen } from './MainScreen.tsx';
import { freshLesson, isBegun, type LessonState } from './state.ts';
import type { FeedbackFiles, LessonAnswer, LessonData, LessonTypes, LessonView } from './types.ts';

/** How the lessons of a game are shown and judged. */
interface Way<K extends ToolTypes> extends Pick<Tool<K>, 'answerModule' | 'lazyTextFiles'> {
  readonly look: LessonView<K>;
}

/**
 * Makes the tool of a lesson. A stored state of another lesson, or of an exercise that has changed since,
 * starts fresh.
 */
export function createLessonTool<
  Own extends TextFile,
  Later extends LazyTextFile,
  Answer extends LessonAnswer<Own | Later | FeedbackFiles>,
  Part extends object,
>(
  lesson: LessonData,
  { look, answerModule, lazyTextFiles }: Way<LessonTypes<Own, Later, Answer, Part>>,
): Tool<LessonTypes<Own, Later, Answer, Part>> {
  const [first] = lesson.exercises;
  if (!first) throw new Error(`${lesson.path} has no exercises`);
  return {
    path: lesson.path,
    frameClass: 'lesson',
    save: keptIn(lesson),
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

/** Stores exercises by id only, because the page contains their content. */
function keptIn({ exercises }: LessonData): SaveSlot<LessonState> {
  const read = ({ id, hash, chosen, isShown }: StoredExercise): readonly LessonState[] => {
    const told = exercises.find(({ exercise }) => exercise.id === id && exercise.hash === hash);
    return told ? [{ exercise: told.exercise, chosen, isShown }] : [];
  };
  const stored = ({ exercise: { id, hash }, chosen, isShown }: LessonState): StoredExercise => ({
    id,
    hash,
    chosen,
    isShown,
  });
  return {
    kind: HUANG_LESSON_SAVE,
    parse(raw) {
      const loaded = parseSave(HUANG_LESSON_SAVE, raw);
      const save = getLoadedValue(loaded);
      const [now] = save ? read(save.now) : [];
      const history = save &&
        now && { now, past: save.past.flatMap(read), future: save.future.flatMap(read) };
      return { loaded, history };
    },
    toSave: ({ now, past, future }) => ({
      version: HUANG_LESSON_SAVE.version,
      now: stored(now),
      past: past.map(stored),
      future: future.map(stored),
    }),
  };
}
