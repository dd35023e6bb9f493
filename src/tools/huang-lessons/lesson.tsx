import { HUANG_LESSON, type KeptLesson } from '../../saves/huang-lesson.ts';
import { parseSave, usable } from '../../saves/save.ts';
import type { Kept } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { Lesson, Lessons, Look } from './kit.ts';
import { freshLesson, type HuangLesson, isBegun } from './state.ts';

/** How a lesson of a game is shown and judged. */
interface Way extends Pick<Tool<Lessons>, 'answering' | 'laterTexts'> {
  readonly look: Look;
}

/** A lesson as a tool: what is open in another one, or has changed since, is begun anew. */
export function toolFor(lesson: Lesson, { look, answering, laterTexts }: Way): Tool<Lessons> {
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

/** Keeps the exercises of a lesson by their names: what they ask stands in the page. */
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
