import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { runAfterPaint } from '../ui/browser/run-after-paint.ts';
import type { UndoRedoState } from './UndoRedo.tsx';

/** Focuses the first screen, or the page if the first screen has no box of its own (on wide screens). */
export function focusMainScreen(screen: HTMLElement | null): void {
  screen?.focus({ preventScroll: true });
  if (document.activeElement !== screen) screen?.closest('main')?.focus({ preventScroll: true });
}

/**
 * Gives the first screen its keyboard behaviour: undo and redo by the usual shortcuts, also inside its
 * fields, because typing there is a step of the tool; and if the pressed button disappears, as in a notice,
 * the focus moves to the first screen.
 */
export function useShortcutsAndFocus(
  main: RefObject<HTMLElement>,
  steps: Pick<UndoRedoState, 'undo' | 'redo'>,
): void {
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const { current: screen } = main;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    const click = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest('button');
      const isLost = () => button && !button.isConnected && document.activeElement === document.body;
      if (button) runAfterPaint(() => isLost() && focusMainScreen(screen));
    };
    const done = new AbortController();
    screen?.addEventListener('keydown', press, { signal: done.signal });
    screen?.addEventListener('click', click, { signal: done.signal });
    return () => done.abort();
  }, []);
}
