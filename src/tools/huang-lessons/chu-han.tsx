import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { islandWith } from '../shell/island.tsx';
import type { Tool } from '../shell/tool.ts';
import type { ChuHanCards } from './chu-han-kit.ts';
import { Hands, nameOfCards } from './Hands.tsx';
import type { Lesson } from './kit.ts';
import { toolFor } from './lesson.tsx';

/** Makes the tool of a Chu Han lesson. Both hands are open. */
const chuHanLesson = (lesson: Lesson): Tool<ChuHanCards> =>
  toolFor(lesson, {
    look: { Picture: Hands, nameOf: nameOfCards },
    answering: () => import('./ChuHanAnswer.tsx'),
    laterTexts: ['chu-han-battle', 'lessons-more'],
  });

const Island = islandWith<ChuHanCards>();
type Props = Omit<ComponentProps<typeof Island>, 'tool'> & { readonly lesson: Lesson };

export default function ChuHanLesson({ lesson, ...props }: Props) {
  const own = useMemo(() => chuHanLesson(lesson), []);
  return <Island tool={own} {...props} />;
}
