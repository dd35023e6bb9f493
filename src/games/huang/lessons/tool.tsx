import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { createLessonTool } from '../../../lessons/tool/create-lesson-tool.tsx';
import type { LessonData } from '../../../lessons/tool/types.ts';
import { createIslandFromProps } from '../../../shell/create-island.tsx';
import type { Tool } from '../../../shell/tool.ts';
import { formatHuangOption, HuangPicture, ScoreTable } from './HuangPicture.tsx';
import type { HuangLessonTypes, ScoreLessonTypes } from './types.ts';

/** Creates the tool of a Huang lesson on the board. */
export const createHuangLesson = (lesson: LessonData): Tool<HuangLessonTypes> =>
  createLessonTool(lesson, {
    look: { Picture: HuangPicture, formatOption: formatHuangOption },
    answerModule: () => import('./answer-module.tsx'),
    lazyTextFiles: ['huang-pieces', 'huang-steps', 'rulings', 'lessons-more'],
  });

/** Creates the tool of a Huang lesson about final scorings. */
const createScoreLesson = (lesson: LessonData): Tool<ScoreLessonTypes> =>
  createLessonTool(lesson, {
    look: { Picture: ScoreTable, formatOption: formatHuangOption },
    answerModule: () => import('./score-answer-module.tsx'),
    lazyTextFiles: ['huang-score', 'huang-score-more', 'lessons-more'],
  });

const BoardIsland = createIslandFromProps<HuangLessonTypes>();
const ScoreIsland = createIslandFromProps<ScoreLessonTypes>();
type Props = Omit<ComponentProps<typeof BoardIsland>, 'tool'> & { readonly lesson: LessonData };

/** The island of a lesson on Huang, on the board or about final scorings. */
export default function HuangLessonIsland({ lesson, ...props }: Props) {
  const board = useMemo(() => createHuangLesson(lesson), []);
  const scoring = useMemo(() => createScoreLesson(lesson), []);
  return lesson.isScoring ? (
    <ScoreIsland tool={scoring} {...props} />
  ) : (
    <BoardIsland tool={board} {...props} />
  );
}
