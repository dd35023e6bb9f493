import { type ComponentChildren, hydrate, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  /** Until then it stays as it came with the page. */
  readonly isAwake: boolean;
  readonly children: ComponentChildren;
}

/** For Preact: what stands in there is not its concern. */
const ASLEEP = { __html: '' };

/**
 * A row of a board, which came drawn with the page and is taken over in a task of its own: all rows at once would hold up
 * taps on a slow phone. What has changed by then is drawn after that. It is a tree of its own for Preact.
 */
export function MapRow({ isAwake, children }: Props) {
  const row = useRef<SVGGElement>(null);
  const came = useRef<ComponentChildren>(children); // as the page has it, until it is taken over
  useLayoutEffect(() => {
    const { current } = row;
    if (!isAwake || !current) return;
    if (came.current) hydrate(came.current, current);
    came.current = null;
    render(children, current);
  });
  useLayoutEffect(() => {
    const { current } = row;
    return () => current && render(null, current);
  }, []);
  if (import.meta.env.SSR) return <g role="row">{children}</g>;
  return <g role="row" ref={row} dangerouslySetInnerHTML={ASLEEP} />;
}
