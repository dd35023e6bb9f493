import { type ComponentChildren, hydrate, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  /** What it stands in. */
  readonly as: 'div' | 'g';
  readonly role?: 'row';
  /** Until then it stays as it came with the page. */
  readonly isAwake: boolean;
  readonly children: ComponentChildren;
}

/** For Preact: what stands in there is not its concern. */
const ASLEEP = { __html: '' };

/**
 * A part of the page that came drawn and is taken over by itself, in a task of its own: all at once would hold up taps on a
 * slow phone. What has changed by then is drawn after that. It is a tree of its own for Preact, which passes over it.
 */
export function Piece({ as: Place, role, isAwake, children }: Props) {
  const place = useRef<HTMLDivElement & SVGGElement>(null);
  const came = useRef<ComponentChildren>(children); // as the page has it, until it is taken over
  useLayoutEffect(() => {
    const { current } = place;
    if (!isAwake || !current) return;
    if (came.current) hydrate(came.current, current);
    came.current = null;
    render(children, current);
  });
  useLayoutEffect(() => {
    const { current } = place;
    return () => current && render(null, current);
  }, []);
  if (typeof document === 'undefined') return <Place role={role}>{children}</Place>;
  return <Place role={role} ref={place} dangerouslySetInnerHTML={ASLEEP} />;
}
