import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Keeps an element at the same place on the screen when content above it grows, by scrolling the page. */
export function useScrollAnchor(held: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = held.current;
    const around = element?.closest('.playing');
    if (!element || !around) return;
    let top = topOf(element);
    const observer = new ResizeObserver(() => {
      const grown = topOf(element) - top;
      top += grown;
      (element.closest('.turned') ?? document.documentElement).scrollTop += grown;
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
}

/** Distance of an element from the top of the page in pixels, independent of scrolling. */
function topOf({ offsetParent, offsetTop }: HTMLElement): number {
  return offsetParent instanceof HTMLElement ? offsetTop + topOf(offsetParent) : offsetTop;
}
