import { useLayoutEffect } from 'preact/hooks';
import { LEARNT, type Learnt } from '../../saves/learnt.ts';
import type { Session } from '../shell/session.ts';
import type { Kit } from '../shell/tool.ts';
import { type KeptList, useList } from '../shell/use-list.ts';
import type { HuangLesson } from './state.ts';

/** What is kept of the exercises; every choice is added to it once it is judged. */
export function useLearnt<K extends Kit>(
  session: Session<K>,
  { exercise, isShown }: HuangLesson,
  answer: { readonly isRight: boolean } | undefined,
): KeptList<Learnt> {
  const list = useList(session, LEARNT);
  const { all, keep } = list;
  // Before the verdict is painted: whoever reads it and leaves at once loses nothing.
  useLayoutEffect(() => {
    if (!answer) return;
    const before = all.find(({ id, hash }) => id === exercise.id && hash === exercise.hash);
    const next = learntFrom(before, exercise, answer.isRight && !isShown);
    if (JSON.stringify(before) !== JSON.stringify(next)) keep(next);
  }, [answer]);
  return list;
}

/** What is kept after a choice: what was found out once stays so, and so does that it was missed before. */
export function learntFrom(
  before: Learnt | undefined,
  { id, hash }: Pick<Learnt, 'id' | 'hash'>,
  isFound: boolean,
): Learnt {
  return {
    id,
    hash,
    isRight: isFound || (before?.isRight ?? false),
    isMissed: !isFound || (before?.isMissed ?? false),
  };
}
