import { type Exercise, keyOf, type Value } from '../../lessons/exercise.ts';
import type { LessonTexts } from './kit.ts';

interface ChoicesProps {
  readonly exercise: Exercise;
  readonly chosen: string | null;
  pick(key: string): void;
  nameOf(value: Value): string;
  readonly t: LessonTexts;
}

/** What can be chosen, by name. */
export function Choices({ exercise, chosen, pick, nameOf, t }: ChoicesProps) {
  return (
    <div
      class="choices"
      role="group"
      aria-label={t(exercise.put[0] === 'plays' ? 'ask-cards' : `ask-${exercise.ask}`)}
    >
      {exercise.among.map((value) => {
        const key = keyOf(value);
        return (
          <button type="button" key={key} aria-pressed={key === chosen} onClick={() => pick(key)}>
            {nameOf(value)}
          </button>
        );
      })}
    </div>
  );
}
