import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { createIslandFromProps } from '../shell/create-island.tsx';
import type { Tool } from '../shell/tool.ts';
import { createLessonTool } from './create-lesson-tool.tsx';
import { formatKhanOption, KhanPicture } from './KhanPicture.tsx';
import type { KhanLessonTypes } from './khan-types.ts';
import type { LessonData } from './types.ts';

/** Creates the tool of a Khan lesson: tiles and rulers on a part of the board. */
const createKhanLesson = (lesson: LessonData): Tool<KhanLessonTypes> =>
  createLessonTool(lesson, {
    look: { Picture: KhanPicture, formatOption: formatKhanOption },
    answerModule: () => import('./khan-answer-module.tsx'),
    lazyTextFiles: ['khan-board', 'rulings', 'lessons-more'],
  });

const Island = createIslandFromProps<KhanLessonTypes>();
type Props = Omit<ComponentProps<typeof Island>, 'tool'> & { readonly lesson: LessonData };

export default function KhanLesson({ lesson, ...props }: Props) {
  const tool = useMemo(() => createKhanLesson(lesson), []);
  return <Island tool={tool} {...props} />;
}
