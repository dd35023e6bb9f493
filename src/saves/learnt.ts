import { checkObject, checkText, checkYesNo, required } from '../referee/check.ts';
import { listKind } from './save.ts';

/** An exercise that somebody has decided on this device. */
export interface Learnt {
  /** Its game, its lesson and its own name. */
  readonly id: string;
  /** What it asked then. */
  readonly hash: string;
  /** Whether it was found out, be it at the second try. */
  readonly isRight: boolean;
  /** Whether a wrong choice was made or the answer shown, ever since the lesson was last reset. */
  readonly isMissed: boolean;
}

/**
 * What was decided in the lessons of all games. Stored under `learnt` as `{ "version": 1, "exercises": [{ "id":
 * "huang/tiles/river", "hash": "1f0c52aa", "isRight": true, "isMissed": false }] }`.
 */
export const LEARNT = listKind(
  'learnt',
  1,
  'exercises',
  checkObject<Learnt>({
    id: required(checkText),
    hash: required(checkText),
    isRight: required(checkYesNo),
    isMissed: required(checkYesNo),
  }),
);
