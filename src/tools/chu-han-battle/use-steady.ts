import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Holds an element where it is on the screen while what stands above it grows. */
export function useSteady(held: RefObject<HTMLElement>): void {
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

/** How far an element lies below the top of the page, however that is scrolled. */
function topOf({ offsetParent, offsetTop }: HTMLElement): number {
  return offsetParent instanceof HTMLElement ? offsetTop + topOf(offsetParent) : offsetTop;
}
