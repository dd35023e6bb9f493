import { useLayoutEffect } from 'preact/hooks';
import { type ExerciseProgress, PROGRESS_SAVE } from '../../saves/progress.ts';
import type { Session } from '../../shell/session/session.ts';
import { type SavedList, useSavedList } from '../../shell/session/use-saved-list.ts';
import type { ToolTypes } from '../../shell/tool-types.ts';
import type { LessonState } from './state.ts';

/** Holds the stored results of the exercises; each judged choice is added. */
export function useProgress<K extends ToolTypes>(
  session: Session<K>,
  { exercise, isShown }: LessonState,
  answer: { readonly isRight: boolean } | undefined,
): SavedList<ExerciseProgress> {
  const list = useSavedList(session, PROGRESS_SAVE);
  const { all, put } = list;
  // Runs before the verdict is painted, so that the result is not lost if the user leaves right after reading
  // it.
  useLayoutEffect(() => {
    if (!answer) return;
    const before = all.find(({ id, hash }) => id === exercise.id && hash === exercise.hash);
    const next = recordAttempt(before, exercise, answer.isRight && !isShown);
    if (JSON.stringify(before) !== JSON.stringify(next)) put(next);
  }, [answer]);
  return list;
}

/**
 * Returns the results after a choice. An exercise that was right once stays so, and an earlier miss is kept,
 * too.
 */
export function recordAttempt(
  before: ExerciseProgress | undefined,
  { id, hash }: Pick<ExerciseProgress, 'id' | 'hash'>,
  isFound: boolean,
): ExerciseProgress {
  return {
    id,
    hash,
    isRight: isFound || (before?.isRight ?? false),
    isMissed: !isFound || (before?.isMissed ?? false),
  };
}
