import { checkInteger, checkList, checkObject, checkText, required } from '../../../core/check.ts';
import { createOpenKind } from '../../../saves/save.ts';

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
export const HUANG_DRILL_SAVE = createOpenKind(
  'huang-drill',
  1,
  checkObject<StoredDrill>({
    name: required(checkText),
    at: required(checkInteger(0, 9)),
    decided: required(checkList(checkList(checkText, 0, 2), 10, 10)),
  }),
);
