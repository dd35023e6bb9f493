import type { Exercise } from '../../lessons/exercise.ts';
import type { Learnt } from '../../saves/learnt.ts';
import { IconSign } from '../../ui/icon-sign.tsx';
import type { Lesson, LessonTexts, Told } from './kit.ts';

interface NumbersProps {
  readonly lesson: Lesson;
  readonly now: Told;
  readonly learnt: readonly Learnt[];
  open(told: Told): void;
  readonly t: LessonTexts;
}

/** The exercises of the lesson by their numbers, with what was right. */
export function Numbers({ lesson, now, learnt, open, t }: NumbersProps) {
  return (
    <div class="numbers" role="group" aria-label={t('exercises')}>
      {lesson.exercises.map((told, i) => {
        const fate = fateOf(told.exercise, learnt);
        return (
          <button
            type="button"
            key={told.exercise.id}
            aria-pressed={told === now}
            aria-label={t(`exercise-${fate}`, { n: i + 1 })}
            onClick={() => open(told)}
          >
            {i + 1}
            {fate === 'done' && <IconSign name="done" size={14} />}
            {fate === 'missed' && <small aria-hidden="true">×</small>}
          </button>
        );
      })}
    </div>
  );
}

/** What is kept of an exercise; one that has changed since says so. */
function fateOf({ id, hash }: Exercise, learnt: readonly Learnt[]): 'new' | 'done' | 'missed' | 'changed' {
  const known = learnt.find((one) => one.id === id);
  if (!known) return 'new';
  if (known.hash !== hash) return 'changed';
  return known.isRight ? 'done' : 'missed';
}

interface MissedProps extends Omit<NumbersProps, 'now'> {
  /** Forgets what is kept of this lesson. */
  reset(): void;
}

/** What was not found out at once, as a plain list, and the way to begin the lesson anew. */
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
