import { checkBoolean, checkObject, checkText, nullable, required } from '../core/check.ts';
import { createOpenKind } from './save.ts';

/** The open exercise and the answer to it. */
export interface StoredExercise {
  /** Its game, its lesson and its own name, separated by slashes. */
  readonly id: string;
  /** A hash of its question: if the question has changed since, the exercise starts again. */
  readonly hash: string;
  /** The id of the chosen option; null if none was chosen. */
  readonly chosen: string | null;
  /** Whether the answer was revealed instead of found. */
  readonly isShown: boolean;
}

/**
 * The open exercise with its undo and redo history. Stored under `huang-lesson` as `{ "version": 1, "now": {
 * "id": "huang/tiles/river", "hash": "1f0c52aa", "chosen": "2,0", "isShown": false }, "past": [], "future":
 * [] }`.
 */
export const LESSON_SAVE = createOpenKind(
  'huang-lesson',
  1,
  checkObject<StoredExercise>({
    id: required(checkText),
    hash: required(checkText),
    chosen: required(nullable(checkText)),
    isShown: required(checkBoolean),
  }),
);
