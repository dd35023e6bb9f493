import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { islandWith } from '../shell/island.tsx';
import type { Tool } from '../shell/tool.ts';
import type { HuangBoard, HuangScoring } from './huang-kit.ts';
import type { Lesson } from './kit.ts';
import { toolFor } from './lesson.tsx';
import { nameOf, Picture, PointSheet } from './Question.tsx';

/** Makes the tool of a Huang lesson on the board. */
export const lessonTool = (lesson: Lesson): Tool<HuangBoard> =>
  toolFor(lesson, {
    look: { Picture, nameOf },
    answering: () => import('./Answer.tsx'),
    laterTexts: ['huang-pieces', 'huang-board', 'rulings', 'lessons-more'],
  });

/** Makes the tool of a Huang lesson about final scorings. */
const scoringTool = (lesson: Lesson): Tool<HuangScoring> =>
  toolFor(lesson, {
    look: { Picture: PointSheet, nameOf },
    answering: () => import('./Scoring.tsx'),
    laterTexts: ['huang-score', 'huang-score-more', 'lessons-more'],
  });

const OnBoard = islandWith<HuangBoard>();
const OnSheet = islandWith<HuangScoring>();
type Props = Omit<ComponentProps<typeof OnBoard>, 'tool'> & { readonly lesson: Lesson };

export default function LessonIsland({ lesson, ...props }: Props) {
  const board = useMemo(() => lessonTool(lesson), []);
  const sheet = useMemo(() => scoringTool(lesson), []);
  return lesson.isScoring ? <OnSheet tool={sheet} {...props} /> : <OnBoard tool={board} {...props} />;
}
