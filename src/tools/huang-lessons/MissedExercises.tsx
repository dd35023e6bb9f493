import type { Exercise } from '../../lessons/exercise.ts';
import type { ExerciseProgress } from '../../saves/progress.ts';
import type { ExerciseStatus } from './ExerciseNumbers.tsx';
import type { LessonData, LessonTexts, LocalisedExercise } from './types.ts';

/** The stored status of an exercise; `changed` if the exercise has changed since. */
export function getExerciseStatus(
  { id, hash }: Exercise,
  learnt: readonly ExerciseProgress[],
): ExerciseStatus {
  const known = learnt.find((one) => one.id === id);
  if (!known) return 'new';
  if (known.hash !== hash) return 'changed';
  return known.isRight ? 'done' : 'missed';
}

interface MissedProps {
  readonly lesson: LessonData;
  readonly learnt: readonly ExerciseProgress[];
  open(told: LocalisedExercise): void;
  /** Deletes the stored results of this lesson. */
  reset(): void;
  readonly t: LessonTexts;
}

/** A list of the exercises that were missed, and a button to restart the lesson. */
export function MissedExercises({ lesson, learnt, open, reset, t }: MissedProps) {
  const isKept = lesson.exercises.some(({ exercise }) => learnt.some(({ id }) => id === exercise.id));
  const missed = lesson.exercises.flatMap((told, i) => {
    const isMissed = learnt.some(({ id, isMissed: isSo }) => isSo && id === told.exercise.id);
    return isMissed ? [{ told, n: i + 1 }] : [];
  });
  if (!isKept) return null;
  return (
    <div class="line kept">
      {missed.length > 0 && <span class="soft">{t('missed')}</span>}
      {missed.map(({ told, n }) => (
        <button
          type="button"
          class="icon"
          key={n}
          aria-label={t('exercise-new', { n })}
          onClick={() => open(told)}
        >
          {n}
        </button>
      ))}
      <button type="button" onClick={reset}>
        {t('reset')}
      </button>
    </div>
  );
}
