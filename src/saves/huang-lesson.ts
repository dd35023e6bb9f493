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

/** Ten decisions that are open: what was dealt follows from its name. */
export interface KeptDrill {
  /** What is asked, with the seed, as links name it. */
  readonly name: string;
  /** Which of the ten is before them, from 0. */
  readonly at: number;
  /** For each the first choice, and behind it the one that stands unless it is being thought about anew; nothing before. */
  readonly decided: readonly (readonly string[])[];
}

/**
 * Stored under `huang-drill` as `{ "version": 1, "now": { "name": "winner-7f3a2", "at": 1, "decided": [["rat", "goat"],
 * [], …] }, "past": [], "future": [] }`.
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
