import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { HUANG_LESSON, type HuangLesson } from '../../saves/huang-lesson.ts';
import { islandWith } from '../shell/island.tsx';
import { type Kept, keptIn } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { Lesson, Lessons } from './kit.ts';
import { freshLesson, isBegun } from './state.ts';

const kept = keptIn(HUANG_LESSON);

/** A lesson as a tool: what is open in another one, or has changed since, is begun anew. */
function lessonTool(lesson: Lesson): Tool<Lessons> {
  const isHere = ({ now }: { readonly now: HuangLesson }) =>
    lesson.exercises.some(({ exercise }) => isSame(exercise, now.exercise));
  const save: Kept<HuangLesson> = {
    ...kept,
    parse(raw) {
      const { loaded, history } = kept.parse(raw);
      const isKept = history && (lesson.exercises.length === 0 || isHere(history));
      return { loaded, history: isKept ? history : undefined };
    },
  };
  return {
    path: lesson.path,
    frame: 'lesson',
    save,
    points: {},
    fresh: () => freshLesson(lesson.exercises[0]?.exercise ?? null),
    isBegun,
    answering: lesson.isScoring ? () => import('./Scoring.tsx') : () => import('./Answer.tsx'),
    laterTexts: lesson.isScoring
      ? ['huang-score', 'huang-score-more', 'lessons-more']
      : ['huang-pieces', 'huang-board', 'lessons-more'],
    view: null,
    Entry: (props) => <Entry {...props} lesson={lesson} />,
    more: () => import('./More.tsx'),
  };
}

type Named = { readonly id: string; readonly hash: string };

function isSame(one: Named, other: Named | null): boolean {
  return one.id === other?.id && one.hash === other.hash;
}

/** The tool without a lesson, for what holds of every one. */
export const tool = lessonTool({ path: 'huang/learn/tiles/', exercises: [], isScoring: false, next: null });

const Island = islandWith<Lessons>();
type Props = Omit<ComponentProps<typeof Island>, 'tool'> & { readonly lesson: Lesson };

export default function LessonIsland({ lesson, ...props }: Props) {
  const own = useMemo(() => lessonTool(lesson), []);
  return <Island tool={own} {...props} />;
}
