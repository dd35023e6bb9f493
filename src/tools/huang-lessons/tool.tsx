import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { islandWith } from '../shell/island.tsx';
import type { Tool } from '../shell/tool.ts';
import type { Lesson, Lessons } from './kit.ts';
import { toolFor } from './lesson.tsx';
import { nameOf, Picture, PointSheet } from './Question.tsx';

/** A lesson of Huang: on the board, or about the final scoring. */
export function lessonTool(lesson: Lesson): Tool<Lessons> {
  return lesson.isScoring
    ? toolFor(lesson, {
        look: { Picture: PointSheet, nameOf },
        answering: () => import('./Scoring.tsx'),
        laterTexts: ['huang-score', 'huang-score-more', 'lessons-more'],
      })
    : toolFor(lesson, {
        look: { Picture, nameOf },
        answering: () => import('./Answer.tsx'),
        laterTexts: ['huang-pieces', 'huang-board', 'lessons-more'],
      });
}

const Island = islandWith<Lessons>();
type Props = Omit<ComponentProps<typeof Island>, 'tool'> & { readonly lesson: Lesson };

export default function LessonIsland({ lesson, ...props }: Props) {
  const own = useMemo(() => lessonTool(lesson), []);
  return <Island tool={own} {...props} />;
}
