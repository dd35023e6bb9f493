import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pointOf, type SpaceName } from '../../engine/khan/grid.ts';
import { spaceOf } from '../../ui/map.tsx';
import type { slid as Slid } from './tile.ts';

/** A tile that follows a finger or the mouse; `covers` is where it lies meanwhile, null while nothing is dragged. */
export interface Slide {
  readonly covers: readonly SpaceName[] | null;
  /** For the element round the map. */
  readonly on: {
    readonly ref: RefObject<HTMLDivElement>;
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onClickCapture(event: MouseEvent): void;
  };
}

/** Lets a tile be dragged by any of its squares, once it is known how; nothing is kept before it is let go. */
export function useSlide(
  isOn: boolean,
  covers: readonly SpaceName[],
  size: readonly [number, number],
  letGo: (covers: readonly SpaceName[]) => void,
  slid: typeof Slid | undefined,
): Slide {
  const [present, setPresent] = useState<readonly SpaceName[] | null>(null);
  /** The same, also where it has not been drawn yet. */
  const latest = useRef(present);
  const show = (next: readonly SpaceName[] | null) => {
    latest.current = next;
    setPresent(next);
  };
  const from = useRef<SpaceName | null>(null);
  /** The click that ends a drag is no tap. */
  const hasSlid = useRef(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A finger that holds the tile must not scroll the board; `touch-action` alone does not keep it from that.
    const hold = (event: TouchEvent) => {
      if (from.current !== null && event.touches.length === 1) event.preventDefault();
    };
    ref.current?.addEventListener('touchmove', hold, { passive: false });
    return () => ref.current?.removeEventListener('touchmove', hold);
  }, []);
  const stop = (isKept: boolean) => {
    if (latest.current && isKept) letGo(latest.current);
    from.current = null;
    show(null);
  };
  return {
    covers: present,
    on: {
      ref,
      onPointerDown(event) {
        const space = spaceOf(event.target);
        hasSlid.current = false;
        from.current = isOn && event.isPrimary && space && covers.includes(space) ? space : null;
      },
      onPointerMove(event) {
        if (from.current === null || !slid) return;
        const under = spaceOf(document.elementFromPoint(event.clientX, event.clientY));
        if (under === undefined || (under === from.current && !latest.current)) return;
        hasSlid.current = true;
        show(slid(covers, between(from.current, under), size));
      },
      onPointerUp: () => stop(true),
      onPointerCancel: () => stop(false),
      onClickCapture(event) {
        if (hasSlid.current) event.stopPropagation();
        hasSlid.current = false;
      },
    },
  };
}

function between(from: SpaceName, to: SpaceName) {
  const [x, y] = pointOf(from);
  const [toX, toY] = pointOf(to);
  return { x: toX - x, y: toY - y };
}
