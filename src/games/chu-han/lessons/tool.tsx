import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { createLessonTool } from '../../../lessons/tool/create-lesson-tool.tsx';
import type { LessonData } from '../../../lessons/tool/types.ts';
import { createIslandFromProps } from '../../../shell/create-island.tsx';
import type { Tool } from '../../../shell/tool.ts';
import { ChuHanPicture, formatChuHanOption } from './ChuHanPicture.tsx';
import type { ChuHanLessonTypes } from './types.ts';

/** Creates the tool of a Chu Han lesson. Both hands are open. */
const createChuHanLesson = (lesson: LessonData): Tool<ChuHanLessonTypes> =>
  createLessonTool(lesson, {
    look: { Picture: ChuHanPicture, formatOption: formatChuHanOption },
    answerModule: () => import('./answer-module.tsx'),
    lazyTextFiles: ['chu-han-steps', 'lessons-more'],
  });

const Island = createIslandFromProps<ChuHanLessonTypes>();
type Props = Omit<ComponentProps<typeof Island>, 'tool'> & { readonly lesson: LessonData };

/** The island of a lesson on Chu Han. */
export default function ChuHanLesson({ lesson, ...props }: Props) {
  const tool = useMemo(() => createChuHanLesson(lesson), []);
  return <Island tool={tool} {...props} />;
}
