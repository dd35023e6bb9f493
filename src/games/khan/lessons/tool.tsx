import { createLessonTool } from '../../../lessons/tool/create-lesson-tool.tsx';
import type { LessonProps } from '../../../lessons/tool/types.ts';
import { createIslandFromProps } from '../../../shell/create-island.tsx';
import { formatKhanOption, KhanPicture } from './KhanPicture.tsx';
import type { KhanLessonTypes } from './types.ts';

/** The island of a lesson on Khan: tiles and rulers on a part of the board. */
export default createIslandFromProps<KhanLessonTypes, LessonProps>(({ lesson }) =>
  createLessonTool(lesson, {
    look: { Picture: KhanPicture, formatOption: formatKhanOption },
    answerModule: () => import('./answer-module.tsx'),
    lazyTextFiles: ['khan-board', 'rulings', 'lessons-more'],
  }),
);
