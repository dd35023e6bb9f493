import { useCallback, useRef } from 'preact/hooks';

/**
 * A function that stays the same from one drawing to the next and does what `act` does in the last of them: for what is
 * drawn anew only when what it shows has changed.
 */
export function useLatest<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
