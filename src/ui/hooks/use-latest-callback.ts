import { useCallback, useRef } from 'preact/hooks';

/**
 * Returns a stable callback that calls the `act` of the latest render; for memoized components that rerender
 * only when their content changes.
 */
export function useLatestCallback<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
