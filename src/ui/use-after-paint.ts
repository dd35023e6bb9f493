import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPaint } from './after-paint.ts';

/**
 * Returns the previous value until the change has been painted; for content below the first screen that must
 * not delay the response to a tap. An effect is not enough: on a slow processor Preact runs effects before
 * the paint.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value);
  useLayoutEffect(() => (value === shown ? undefined : afterPaint(() => show(() => value))), [value]);
  return shown;
}
