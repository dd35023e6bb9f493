import { useLayoutEffect, useState } from 'preact/hooks';
import { runAfterPaint } from '../browser/run-after-paint.ts';

/**
 * Returns the previous value until the change has been painted; for content below the first screen that must
 * not delay the response to a tap. An effect is not enough: on a slow processor Preact runs effects before
 * the paint.
 */
export function useDeferredValue<T>(value: T): T {
  const [shown, show] = useState(value);
  useLayoutEffect(() => (value === shown ? undefined : runAfterPaint(() => show(() => value))), [value]);
  return shown;
}
