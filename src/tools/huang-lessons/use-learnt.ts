import { useLayoutEffect } from 'preact/hooks';
import { LEARNT, type Learnt } from '../../saves/learnt.ts';
import type { Session } from '../shell/session.ts';
import type { Kit } from '../shell/tool.ts';
import { type KeptList, useList } from '../shell/use-list.ts';
import type { HuangLesson } from './state.ts';

/** The stored results of the exercises; each judged choice is added. */
export function useLearnt<K extends Kit>(
  session: Session<K>,
  { exercise, isShown }: HuangLesson,
  answer: { readonly isRight: boolean } | undefined,
): KeptList<Learnt> {
  const list = useList(session, LEARNT);
  const { all, keep } = list;
  // Runs before the verdict is painted, so that the result is not lost if the user leaves right after reading
  // it.
  useLayoutEffect(() => {
    if (!answer) return;
    const before = all.find(({ id, hash }) => id === exercise.id && hash === exercise.hash);
    const next = learntFrom(before, exercise, answer.isRight && !isShown);
    if (JSON.stringify(before) !== JSON.stringify(next)) keep(next);
  }, [answer]);
  return list;
}

/** The results after a choice. An exercise that was right once stays so, and an earlier miss is kept, too. */
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
