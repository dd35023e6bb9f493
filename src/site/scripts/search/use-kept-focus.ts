import { useLayoutEffect } from 'preact/hooks';
import type { SearchElements } from './move-focus.ts';

/**
 * Keeps the focus on a result that is moved when other results are rendered; moves it to the field if that
 * result is gone.
 */
export function useKeptFocus({ box, input }: SearchElements, results: unknown): void {
  const focused = document.activeElement;
  const isInside = box.current?.contains(focused);
  useLayoutEffect(() => {
    if (!isInside || !(focused instanceof HTMLElement) || focused.matches(':focus')) return;
    (focused.isConnected ? focused : input.current)?.focus();
  }, [results]);
}
