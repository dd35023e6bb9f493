import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { createLessonTool } from '../../../lessons/tool/create-lesson-tool.tsx';
import type { LessonData } from '../../../lessons/tool/types.ts';
import { createIslandFromProps } from '../../../shell/create-island.tsx';
import type { Tool } from '../../../shell/tool.ts';
import { formatKhanOption, KhanPicture } from './KhanPicture.tsx';
import type { KhanLessonTypes } from './types.ts';

/** Creates the tool of a Khan lesson: tiles and rulers on a part of the board. */
const createKhanLesson = (lesson: LessonData): Tool<KhanLessonTypes> =>
  createLessonTool(lesson, {
    look: { Picture: KhanPicture, formatOption: formatKhanOption },
    answerModule: () => import('./answer-module.tsx'),
    lazyTextFiles: ['khan-board', 'rulings', 'lessons-more'],
  });

const Island = createIslandFromProps<KhanLessonTypes>();
type Props = Omit<ComponentProps<typeof Island>, 'tool'> & { readonly lesson: LessonData };

/** The island of a lesson on Khan. */
export default function KhanLesson({ lesson, ...props }: Props) {
  const tool = useMemo(() => createKhanLesson(lesson), []);
  return <Island tool={tool} {...props} />;
}
