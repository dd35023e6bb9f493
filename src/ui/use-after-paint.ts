import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPaint } from './after-paint.ts';

/**
 * A value as it was before its last change, until that has been painted: for what lies below the screen and need not
 * hold a tap up. An effect would not do: on a slow processor Preact runs those before the paint.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value);
  useLayoutEffect(() => (value === shown ? undefined : afterPaint(() => show(() => value))), [value]);
  return shown;
}
