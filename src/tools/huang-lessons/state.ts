import type { Exercise } from '../../lessons/exercise.ts';

/** What a learner has before them. */
export interface HuangLesson {
  readonly exercise: Exercise;
  /** The choice by its name; null while there is none. */
  readonly chosen: string | null;
  /** Whether it was shown, and not found. */
  readonly isShown: boolean;
}

/** An exercise before anything is chosen. */
export const freshLesson = (exercise: Exercise): HuangLesson => ({
  exercise,
  chosen: null,
  isShown: false,
});

export const isBegun = ({ chosen }: HuangLesson): boolean => chosen !== null;

/** A choice; the same again is none. */
export function withChosen(state: HuangLesson, chosen: string): HuangLesson {
  return state.chosen === chosen ? state : { ...state, chosen, isShown: false };
}

/** The right choice, as it is shown to somebody who asks for it. */
export function withShown(state: HuangLesson, chosen: string): HuangLesson {
  return state.chosen === chosen && state.isShown ? state : { ...state, chosen, isShown: true };
}

/** Once more from there. */
export function withoutChosen(state: HuangLesson): HuangLesson {
  return state.chosen === null ? state : freshLesson(state.exercise);
}

/** Another exercise, or the same from the beginning. */
export function withExercise(state: HuangLesson, exercise: Exercise): HuangLesson {
  return state.exercise.hash === exercise.hash && state.exercise.id === exercise.id
    ? withoutChosen(state)
    : freshLesson(exercise);
}
