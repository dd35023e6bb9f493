import type { Exercise } from '../../lessons/exercise.ts';
import type { Learnt } from '../../saves/learnt.ts';
import type { Lesson, LessonTexts, Told } from './kit.ts';
import type { Fate } from './Numbers.tsx';

/** The stored status of an exercise; `changed` if the exercise has changed since. */
export function fateOf({ id, hash }: Exercise, learnt: readonly Learnt[]): Fate {
  const known = learnt.find((one) => one.id === id);
  if (!known) return 'new';
  if (known.hash !== hash) return 'changed';
  return known.isRight ? 'done' : 'missed';
}

interface MissedProps {
  readonly lesson: Lesson;
  readonly learnt: readonly Learnt[];
  open(told: Told): void;
  /** Deletes the stored results of this lesson. */
  reset(): void;
  readonly t: LessonTexts;
}

/** A list of the exercises that were missed, and a button to restart the lesson. */
export function Missed({ lesson, learnt, open, reset, t }: MissedProps) {
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
