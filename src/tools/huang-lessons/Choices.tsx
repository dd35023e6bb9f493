import { type Exercise, keyOf, type Value } from '../../lessons/exercise.ts';
import type { LessonTexts } from './kit.ts';

/** The kind of question, as the end of a text key. */
export const kindOf = ({ put, ask }: Exercise) =>
  put[0] === 'plays' ? 'ask-cards' : (`ask-${ask}` as const);

interface ChoicesProps {
  readonly exercise: Exercise;
  readonly chosen: string | null;
  pick(key: string): void;
  nameOf(value: Value): string;
  readonly t: LessonTexts;
}

/** The options as buttons. */
export function Choices({ exercise, chosen, pick, nameOf, t }: ChoicesProps) {
  return (
    <div class="choices" role="group" aria-label={t(kindOf(exercise))}>
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
