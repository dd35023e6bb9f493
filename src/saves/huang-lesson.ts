import { checkExercise, type Exercise } from '../lessons/exercise.ts';
import { checkObject, checkText, checkYesNo, orNull, required } from '../referee/check.ts';
import { type OpenSave, openKind, type SaveKind } from './save.ts';

/** What a learner has before them: an exercise whole, so that its answer stays what it was, and what was chosen. */
export interface HuangLesson {
  /** Null where a lesson has none. */
  readonly exercise: Exercise | null;
  /** The choice by its name; null while there is none. */
  readonly chosen: string | null;
  /** Whether it was shown, and not found. */
  readonly isShown: boolean;
}

/**
 * Stored under `huang-lesson` as `{ "version": 1, "now": { "exercise": { "id": "huang/tiles/river", "hash": "1f0c52aa",
 * "ask": "place", "case": {…}, "put": ["action", "at"], "among": ["1,0", "2,0"], "accept": { "lawful": true }, "of": null },
 * "chosen": "2,0", "isShown": false }, "past": [], "future": [] }`.
 */
export type HuangLessonSave = OpenSave<HuangLesson, 1>;

export const HUANG_LESSON: SaveKind<HuangLessonSave> = openKind(
  'huang-lesson',
  1,
  checkObject<HuangLesson>({
    exercise: required(orNull(checkExercise)),
    chosen: required(orNull(checkText)),
    isShown: required(checkYesNo),
  }),
);
