import {
  checkList,
  checkObject,
  checkText,
  checkWhole,
  checkYesNo,
  orNull,
  required,
} from '../referee/check.ts';
import { type OpenSave, openKind, type SaveKind } from './save.ts';

/** The open exercise and the answer to it. */
export interface KeptLesson {
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
export type HuangLessonSave = OpenSave<KeptLesson, 1>;

export const HUANG_LESSON: SaveKind<HuangLessonSave> = openKind(
  'huang-lesson',
  1,
  checkObject<KeptLesson>({
    id: required(checkText),
    hash: required(checkText),
    chosen: required(orNull(checkText)),
    isShown: required(checkYesNo),
  }),
);

/** An open drill of ten decisions. Its name determines the exercises. */
export interface KeptDrill {
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
export type HuangDrillSave = OpenSave<KeptDrill, 1>;

export const HUANG_DRILL: SaveKind<HuangDrillSave> = openKind(
  'huang-drill',
  1,
  checkObject<KeptDrill>({
    name: required(checkText),
    at: required(checkWhole(0, 9)),
    decided: required(checkList(checkList(checkText, 0, 2), 10, 10)),
  }),
);
