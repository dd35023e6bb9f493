import {
  checkBoolean,
  checkInteger,
  checkList,
  checkObject,
  checkText,
  nullable,
  required,
} from '../referee/check.ts';
import { createOpenKind, type OpenSave, type SaveKind } from './save.ts';

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
export type HuangLessonSave = OpenSave<StoredExercise, 1>;

export const HUANG_LESSON_SAVE: SaveKind<HuangLessonSave> = createOpenKind(
  'huang-lesson',
  1,
  checkObject<StoredExercise>({
    id: required(checkText),
    hash: required(checkText),
    chosen: required(nullable(checkText)),
    isShown: required(checkBoolean),
  }),
);

/** An open drill of ten decisions. Its name determines the exercises. */
export interface StoredDrill {
  /** The topic and the seed, as in links. */
  readonly name: string;
  /** The index of the current decision, 0 to 9. */
  readonly at: number;
  /**
   * For each decision: empty before an answer; then the first answer, followed by the final one unless it is
   * being reconsidered.
   */
  readonly decided: readonly (readonly string[])[];
}

/**
 * The open drill with its undo and redo history. Stored under `huang-drill` as `{ "version": 1, "now": {
 * "name": "winner-7f3a2", "at": 1, "decided": [["rat", "goat"], [], …] }, "past": [], "future": [] }`.
 */
export type HuangDrillSave = OpenSave<StoredDrill, 1>;

export const HUANG_DRILL_SAVE: SaveKind<HuangDrillSave> = createOpenKind(
  'huang-drill',
  1,
  checkObject<StoredDrill>({
    name: required(checkText),
    at: required(checkInteger(0, 9)),
    decided: required(checkList(checkList(checkText, 0, 2), 10, 10)),
  }),
);
