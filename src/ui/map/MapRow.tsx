import { type ComponentChildren, hydrate, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  /** Until this is true, the prerendered HTML of the row is kept. */
  readonly isHydrated: boolean;
  readonly children: ComponentChildren;
}

/** Tells Preact to leave the existing content alone. */
const KEEP_CONTENT = { __html: '' };

/**
 * A row of a board. Rows are prerendered and hydrated one by one in separate tasks, because hydrating all at
 * once would delay taps on a slow phone. Changes made before are rendered afterwards. Each row is a separate
 * Preact root.
 */
export function MapRow({ isHydrated, children }: Props) {
  const row = useRef<SVGGElement>(null);
  const prerendered = useRef<ComponentChildren>(children); // null once it is hydrated
  useLayoutEffect(() => {
    const { current } = row;
    if (!isHydrated || !current) return;
    if (prerendered.current) hydrate(prerendered.current, current);
    prerendered.current = null;
    render(children, current);
  });
  useLayoutEffect(() => {
    const { current } = row;
    return () => current && render(null, current);
  }, []);
  if (import.meta.env.SSR) return <g role="row">{children}</g>;
  return <g role="row" ref={row} dangerouslySetInnerHTML={KEEP_CONTENT} />;
}
