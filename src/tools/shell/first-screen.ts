import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { afterPaint } from '../../ui/after-paint.ts';
import type { Steps } from './undo-redo.tsx';

/** Gives the first screen the focus; the page where it has no box of its own, as on wide screens. */
export function focusFirstScreen(screen: HTMLElement | null): void {
  screen?.focus({ preventScroll: true });
  if (document.activeElement !== screen) screen?.closest('main')?.focus({ preventScroll: true });
}

/**
 * What the first screen of a tool does beyond its own controls. It undoes and redoes by the keys that people know, in its
 * fields too: what is typed there is a step of the tool. And where a pressed button is gone, as those of a note are, the
 * focus comes to it.
 */
export function useFirstScreen(main: RefObject<HTMLElement>, steps: Pick<Steps, 'undo' | 'redo'>): void {
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
      if (button) afterPaint(() => isLost() && focusFirstScreen(screen));
    };
    screen?.addEventListener('keydown', press);
    screen?.addEventListener('click', click);
    return () => {
      screen?.removeEventListener('keydown', press);
      screen?.removeEventListener('click', click);
    };
  }, []);
}
