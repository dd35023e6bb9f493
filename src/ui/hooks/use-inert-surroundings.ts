import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * While an element covers the screen, makes everything around it inert, so that neither the Tab key nor a
 * screen reader leads to what is covered. What is already inert stays as it is.
 */
export function useInertSurroundings(element: RefObject<HTMLElement>, isCovering: boolean): void {
  useLayoutEffect(() => {
    if (!isCovering) return;
    const covered = listSurroundings(element.current).filter(({ inert }) => !inert);
    for (const one of covered) one.inert = true;
    return () => {
      for (const one of covered) one.inert = false;
    };
  }, [isCovering]);
}

/** Lists the siblings of an element and of each of its ancestors below the body's. */
function listSurroundings(element: HTMLElement | null): readonly HTMLElement[] {
  const parent = element?.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children]
    .filter((one) => one instanceof HTMLElement)
    .filter((one) => one !== element);
  return [...siblings, ...(parent === document.body ? [] : listSurroundings(parent))];
}
