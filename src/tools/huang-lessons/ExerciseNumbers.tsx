import { Icon } from '../../ui/Icon.tsx';
import type { LessonTexts } from './types.ts';

/** The stored status of an exercise; `changed` if the exercise has changed since. */
export type ExerciseStatus = 'new' | 'done' | 'missed' | 'changed';

interface Props {
  readonly fates: readonly ExerciseStatus[];
  /** Index of the open exercise. */
  readonly now: number;
  open(at: number): void;
  readonly t: LessonTexts;
}

/** Numbered buttons for the exercises, with their status. */
export function ExerciseNumbers({ fates, now, open, t }: Props) {
  return (
    <div class="numbers" role="group" aria-label={t('exercises')}>
      {fates.map((fate, i) => (
        <button
          type="button"
          key={i}
          aria-pressed={i === now}
          aria-label={t(`exercise-${fate}`, { n: i + 1 })}
          onClick={() => open(i)}
        >
          {i + 1}
          {fate === 'done' && <Icon name="done" size={14} />}
          {fate === 'missed' && <small aria-hidden="true">×</small>}
        </button>
      ))}
    </div>
  );
}
