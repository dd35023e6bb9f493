import type { LazyFile } from '../../i18n/lazy-texts.ts';
import type { TextFile } from '../../i18n/translator.ts';
import { HUANG_LESSON, type KeptLesson } from '../../saves/huang-lesson.ts';
import { parseSave, usable } from '../../saves/save.ts';
import type { Kept } from '../shell/stored.ts';
import type { Kit, Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { Lesson, LessonAnswer, Lessons, Look, SaidFiles } from './kit.ts';
import { freshLesson, type HuangLesson, isBegun } from './state.ts';

/** How the lessons of a game are shown and judged. */
interface Way<K extends Kit> extends Pick<Tool<K>, 'answering' | 'laterTexts'> {
  readonly look: Look<K>;
}

/**
 * Makes the tool of a lesson. A stored state of another lesson, or of an exercise that has changed since,
 * starts fresh.
 */
export function toolFor<
  Own extends TextFile,
  Later extends LazyFile,
  Answer extends LessonAnswer<Own | Later | SaidFiles>,
  Part extends object,
>(
  lesson: Lesson,
  { look, answering, laterTexts }: Way<Lessons<Own, Later, Answer, Part>>,
): Tool<Lessons<Own, Later, Answer, Part>> {
  const [first] = lesson.exercises;
  if (!first) throw new Error(`${lesson.path} has no exercises`);
  return {
    path: lesson.path,
    frame: 'lesson',
    save: keptIn(lesson),
    points: {},
    fresh: () => freshLesson(first.exercise),
    isBegun,
    answering,
    laterTexts,
    view: null,
    Entry: (props) => <Entry {...props} lesson={lesson} look={look} />,
    more: () => import('./More.tsx'),
  };
}

/** Stores exercises by id only, because the page contains their content. */
function keptIn({ exercises }: Lesson): Kept<HuangLesson> {
  const read = ({ id, hash, chosen, isShown }: KeptLesson): readonly HuangLesson[] => {
    const told = exercises.find(({ exercise }) => exercise.id === id && exercise.hash === hash);
    return told ? [{ exercise: told.exercise, chosen, isShown }] : [];
  };
  const stored = ({ exercise: { id, hash }, chosen, isShown }: HuangLesson): KeptLesson => ({
    id,
    hash,
    chosen,
    isShown,
  });
  return {
    kind: HUANG_LESSON,
    parse(raw) {
      const loaded = parseSave(HUANG_LESSON, raw);
      const save = usable(loaded);
      const [now] = save ? read(save.now) : [];
      const history = save &&
        now && { now, past: save.past.flatMap(read), future: save.future.flatMap(read) };
      return { loaded, history };
    },
    saveOf: ({ now, past, future }) => ({
      version: HUANG_LESSON.version,
      now: stored(now),
      past: past.map(stored),
      future: future.map(stored),
    }),
  };
}
