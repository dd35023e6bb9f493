import type { ComponentProps } from 'preact';
import { createLessonTool } from '../../../lessons/tool/create-lesson-tool.tsx';
import type { LessonData, LessonProps } from '../../../lessons/tool/types.ts';
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

const BoardIsland = createIslandFromProps(({ lesson }: LessonProps) => createHuangLesson(lesson));
const ScoreIsland = createIslandFromProps(({ lesson }: LessonProps) => createScoreLesson(lesson));

/** The island of a lesson on Huang, on the board or about final scorings. */
export default function HuangLessonIsland(props: ComponentProps<typeof BoardIsland>) {
  return props.lesson.isScoring ? <ScoreIsland {...props} /> : <BoardIsland {...props} />;
}
