import { createLessonTool } from '../../../lessons/tool/create-lesson-tool.tsx';
import type { LessonProps } from '../../../lessons/tool/types.ts';
import { createIslandFromProps } from '../../../shell/create-island.tsx';
import { ChuHanPicture, formatChuHanOption } from './ChuHanPicture.tsx';
import type { ChuHanLessonTypes } from './types.ts';

/** The island of a lesson on Chu Han. Both hands are open. */
export default createIslandFromProps<ChuHanLessonTypes, LessonProps>(({ lesson }) =>
  createLessonTool(lesson, {
    look: { Picture: ChuHanPicture, formatOption: formatChuHanOption },
    answerModule: () => import('./answer-module.tsx'),
    lazyTextFiles: ['chu-han-steps', 'lessons-more'],
  }),
);
