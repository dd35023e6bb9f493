import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { islandWith } from '../shell/island.tsx';
import type { Tool } from '../shell/tool.ts';
import { Grid, nameInKhan } from './Grid.tsx';
import type { KhanGrid } from './khan-kit.ts';
import type { Lesson } from './kit.ts';
import { toolFor } from './lesson.tsx';

/** Makes the tool of a Khan lesson: tiles and rulers on a part of the board. */
const khanLesson = (lesson: Lesson): Tool<KhanGrid> =>
  toolFor(lesson, {
    look: { Picture: Grid, nameOf: nameInKhan },
    answering: () => import('./KhanAnswer.tsx'),
    laterTexts: ['khan-board', 'rulings', 'lessons-more'],
  });

const Island = islandWith<KhanGrid>();
type Props = Omit<ComponentProps<typeof Island>, 'tool'> & { readonly lesson: Lesson };

export default function KhanLesson({ lesson, ...props }: Props) {
  const own = useMemo(() => khanLesson(lesson), []);
  return <Island tool={own} {...props} />;
}
