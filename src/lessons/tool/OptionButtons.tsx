import { type Exercise, type ExerciseOption, makeOptionKey } from '../exercise.ts';
import type { LessonTranslator } from './types.ts';

/** Returns the kind of question, as the end of a text key. */
export const getQuestionKey = ({ put, ask }: Exercise) =>
  put[0] === 'plays' ? 'ask-cards' : (`ask-${ask}` as const);

interface Props {
  readonly exercise: Exercise;
  readonly chosen: string | null;
  pick(key: string): void;
  nameOf(value: ExerciseOption): string;
  readonly t: LessonTranslator;
}

/** The options as buttons. */
export function OptionButtons({ exercise, chosen, pick, nameOf, t }: Props) {
  return (
    <div class="choices" role="group" aria-label={t(getQuestionKey(exercise))}>
      {exercise.among.map((value) => {
        const key = makeOptionKey(value);
        return (
          <button type="button" key={key} aria-pressed={key === chosen} onClick={() => pick(key)}>
            {nameOf(value)}
          </button>
        );
      })}
    </div>
  );
}
