import { Icon } from '../../ui/Icon.tsx';
import type { LessonTranslator } from './types.ts';

/** The status of an exercise; `changed` if the exercise has changed since the stored result. */
export type ExerciseStatus = 'new' | 'done' | 'missed' | 'changed';

interface Props {
  readonly statuses: readonly ExerciseStatus[];
  /** Index of the open exercise. */
  readonly now: number;
  open(at: number): void;
  readonly t: LessonTranslator;
}

/** Numbered buttons for the exercises, with their status. */
export function ExerciseNumbers({ statuses, now, open, t }: Props) {
  return (
    <div class="numbers" role="group" aria-label={t('exercises')}>
      {statuses.map((status, i) => (
        <button
          type="button"
          key={i}
          aria-pressed={i === now}
          aria-label={t(`exercise-${status}`, { n: i + 1 })}
          onClick={() => open(i)}
        >
          {i + 1}
          {status === 'done' && <Icon name="done" size={14} />}
          {status === 'missed' && <small aria-hidden="true">×</small>}
        </button>
      ))}
    </div>
  );
}
