import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { createIslandFromProps } from '../shell/create-island.tsx';
import type { Tool } from '../shell/tool.ts';
import { createLessonTool } from './create-lesson-tool.tsx';
import { formatHuangOption, HuangPicture, ScoreTable } from './HuangPicture.tsx';
import type { HuangLessonTypes, ScoreLessonTypes } from './huang-types.ts';
import type { LessonData } from './types.ts';

/** Creates the tool of a Huang lesson on the board. */
export const createHuangLesson = (lesson: LessonData): Tool<HuangLessonTypes> =>
  createLessonTool(lesson, {
    look: { Picture: HuangPicture, formatOption: formatHuangOption },
    answerModule: () => import('./huang-answer-module.tsx'),
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

export default function HuangLessonIsland({ lesson, ...props }: Props) {
  const board = useMemo(() => createHuangLesson(lesson), []);
  const scoring = useMemo(() => createScoreLesson(lesson), []);
  return lesson.isScoring ? (
    <ScoreIsland tool={scoring} {...props} />
  ) : (
    <BoardIsland tool={board} {...props} />
  );
}
