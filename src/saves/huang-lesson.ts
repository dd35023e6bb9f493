import { checkObject, checkText, checkYesNo, orNull, required } from '../referee/check.ts';
import { type OpenSave, openKind, type SaveKind } from './save.ts';

/** An exercise that is open, by its name and what it asked, and what was chosen. */
export interface KeptLesson {
  /** Its game, its lesson and its own name. */
  readonly id: string;
  /** What it asked, as a short sign: one that asks something else by now is begun anew. */
  readonly hash: string;
  /** The choice by its name; null while there is none. */
  readonly chosen: string | null;
  /** Whether it was shown, and not found. */
  readonly isShown: boolean;
}

/**
 * Stored under `huang-lesson` as `{ "version": 1, "now": { "id": "huang/tiles/river", "hash": "1f0c52aa", "chosen": "2,0",
 * "isShown": false }, "past": [], "future": [] }`.
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
