import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Keeps an element at the same place on the screen when content above it grows. It scrolls the page, or the
 * view for the other side of the table, which scrolls on its own.
 */
export function useScrollAnchor(anchor: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = anchor.current;
    const container = element?.closest('.playing');
    if (!element || !container) return;
    let top = getPageOffset(element);
    const observer = new ResizeObserver(() => {
      const grown = getPageOffset(element) - top;
      top += grown;
      (element.closest('.turned') ?? document.documentElement).scrollTop += grown;
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, []);
}

/** Distance of an element from the top of the page in pixels, independent of scrolling. */
function getPageOffset({ offsetParent, offsetTop }: HTMLElement): number {
  return offsetParent instanceof HTMLElement ? offsetTop + getPageOffset(offsetParent) : offsetTop;
}
