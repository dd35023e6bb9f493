import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { createIslandFromProps } from '../shell/create-island.tsx';
import type { Tool } from '../shell/tool.ts';
import { createLessonTool } from './create-lesson-tool.tsx';
import { formatHuangOption, HuangPicture, PointSheet } from './HuangPicture.tsx';
import type { HuangLessonTypes, ScoreLessonTypes } from './huang-types.ts';
import type { LessonData } from './types.ts';

/** Makes the tool of a Huang lesson on the board. */
export const createHuangLesson = (lesson: LessonData): Tool<HuangLessonTypes> =>
  createLessonTool(lesson, {
    look: { Picture: HuangPicture, formatOption: formatHuangOption },
    answerModule: () => import('./huang-answer-module.tsx'),
    lazyTextFiles: ['huang-pieces', 'huang-board', 'rulings', 'lessons-more'],
  });

/** Makes the tool of a Huang lesson about final scorings. */
const scoringTool = (lesson: LessonData): Tool<ScoreLessonTypes> =>
  createLessonTool(lesson, {
    look: { Picture: PointSheet, formatOption: formatHuangOption },
    answerModule: () => import('./score-answer-module.tsx'),
    lazyTextFiles: ['huang-score', 'huang-score-more', 'lessons-more'],
  });

const OnBoard = createIslandFromProps<HuangLessonTypes>();
const OnSheet = createIslandFromProps<ScoreLessonTypes>();
type Props = Omit<ComponentProps<typeof OnBoard>, 'tool'> & { readonly lesson: LessonData };

export default function HuangLessonIsland({ lesson, ...props }: Props) {
  const board = useMemo(() => createHuangLesson(lesson), []);
  const sheet = useMemo(() => scoringTool(lesson), []);
  return lesson.isScoring ? <OnSheet tool={sheet} {...props} /> : <OnBoard tool={board} {...props} />;
}
