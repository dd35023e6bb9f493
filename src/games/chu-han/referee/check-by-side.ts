import { type Check, checkInteger, checkObject, required } from '../../../core/check.ts';
import type { BySide } from '../rules/side.ts';

/** Checks an object with a value for each side. */
export function checkBySide<T>(check: Check<T>): Check<BySide<T>> {
  return checkObject<BySide<T>>({ han: required(check), chu: required(check) });
}

/** Checks the scores of both sides. */
export const checkScores = checkBySide(checkInteger(0, Number.MAX_SAFE_INTEGER));
