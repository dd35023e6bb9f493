import type { ExerciseProgress } from '../../saves/progress.ts';
import type { Exercise } from '../exercise.ts';
import type { ExerciseStatus } from './ExerciseNumbers.tsx';
import type { LessonData, LessonTranslator, LocalisedExercise } from './types.ts';

/** Returns the status of an exercise from the stored results. */
export function getExerciseStatus(
  { id, hash }: Exercise,
  progress: readonly ExerciseProgress[],
): ExerciseStatus {
  const known = progress.find((one) => one.id === id);
  if (!known) return 'new';
  if (known.hash !== hash) return 'changed';
  return known.isRight ? 'done' : 'missed';
}

interface Props {
  readonly lesson: LessonData;
  readonly progress: readonly ExerciseProgress[];
  open(exercise: LocalisedExercise): void;
  /** Deletes the stored results of this lesson. */
  reset(): void;
  readonly t: LessonTranslator;
}

/** Buttons for the missed exercises, and one that deletes the stored results. */
export function MissedExercises({ lesson, progress, open, reset, t }: Props) {
  const hasProgress = lesson.exercises.some(({ exercise }) => progress.some(({ id }) => id === exercise.id));
  const missed = lesson.exercises.flatMap((localised, i) => {
    const isMissed = progress.some((one) => one.isMissed && one.id === localised.exercise.id);
    return isMissed ? [{ localised, n: i + 1 }] : [];
  });
  if (!hasProgress) return null;
  return (
    <div class="line kept">
      {missed.length > 0 && <span class="soft">{t('missed')}</span>}
      {missed.map(({ localised, n }) => (
        <button
          type="button"
          class="icon"
          key={n}
          aria-label={t('exercise-new', { n })}
          onClick={() => open(localised)}
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
