import { checkBoolean, checkObject, checkText, required } from '../core/check.ts';
import { createListKind } from './save.ts';

/** An exercise that was answered on this device. */
export interface ExerciseProgress {
  /** Its game, its lesson and its own name, separated by slashes. */
  readonly id: string;
  /** The hash of its question at that time. */
  readonly hash: string;
  /** Whether it was answered correctly, even at the second attempt. */
  readonly isRight: boolean;
  /** Whether there was a wrong answer or the answer was revealed since the lesson was last reset. */
  readonly isMissed: boolean;
}

/**
 * The answered exercises of all games. Stored under `learnt` as `{ "version": 1, "exercises": [{ "id":
 * "huang/tiles/river", "hash": "1f0c52aa", "isRight": true, "isMissed": false }] }`.
 */
export const PROGRESS_SAVE = createListKind(
  'learnt',
  1,
  'exercises',
  checkObject<ExerciseProgress>({
    id: required(checkText),
    hash: required(checkText),
    isRight: required(checkBoolean),
    isMissed: required(checkBoolean),
  }),
);
