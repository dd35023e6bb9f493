import type { Exercise } from '../exercise.ts';

/** The open exercise and the choice. */
export interface LessonState {
  readonly exercise: Exercise;
  /** Name of the chosen option; null before a choice. */
  readonly chosen: string | null;
  /** Whether the solution was shown instead of found. */
  readonly isShown: boolean;
}

/** Creates the state of an exercise for which no option was chosen yet. */
export const freshLesson = (exercise: Exercise): LessonState => ({
  exercise,
  chosen: null,
  isShown: false,
});

/** Whether an option has been chosen. */
export const isBegun = ({ chosen }: LessonState): boolean => chosen !== null;

/** Chooses an option of the open exercise. Returns the same object if it is chosen already. */
export function withChoice(state: LessonState, chosen: string): LessonState {
  return state.chosen === chosen ? state : { ...state, chosen, isShown: false };
}

/** Shows the solution on request. */
export function withSolution(state: LessonState, chosen: string): LessonState {
  return state.chosen === chosen && state.isShown ? state : { ...state, chosen, isShown: true };
}

/** Clears the choice to try again. */
export function withoutChoice(state: LessonState): LessonState {
  return state.chosen === null ? state : freshLesson(state.exercise);
}

/** Opens an exercise without a choice. */
export function withExercise(state: LessonState, exercise: Exercise): LessonState {
  return state.exercise.hash === exercise.hash && state.exercise.id === exercise.id
    ? withoutChoice(state)
    : freshLesson(exercise);
}
