import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type KhanSpaceName, toGridPoint } from '../../engine/khan/grid.ts';
import { findSpaceName } from '../../ui/InteractiveBoard.tsx';
import { slideTile } from './tile.ts';

/** A tile that can be dragged over the board. */
interface Slide {
  readonly covers: readonly KhanSpaceName[];
  readonly size: readonly [number, number];
  /** Shows the tile during the drag; null when the drag ends. */
  show(covers: readonly KhanSpaceName[] | null): void;
  letGo(covers: readonly KhanSpaceName[]): void;
}

/**
 * Lets a tile be dragged by any of its squares, by touch or mouse. The new place is stored when the drag
 * ends.
 */
export function useTileDrag(board: RefObject<HTMLElement>, slide: Slide): void {
  const latest = useRef(slide);
  latest.current = slide;
  useEffect(() => (board.current ? letSlide(board.current, () => latest.current) : undefined), []);
}

/** Adds the listeners to a board. Returns a callback that removes them. */
function letSlide(board: HTMLElement, slide: () => Slide): () => void {
  const ends = new AbortController();
  const options = { capture: true, passive: false, signal: ends.signal };
  const { pointerdown, pointermove, pointerup, pointercancel, click, touchmove } = listenersOf(slide);
  board.addEventListener('pointerdown', pointerdown, options);
  board.addEventListener('pointermove', pointermove, options);
  board.addEventListener('pointerup', pointerup, options);
  board.addEventListener('pointercancel', pointercancel, options);
  board.addEventListener('click', click, options);
  board.addEventListener('touchmove', touchmove, options);
  return () => {
    ends.abort();
    slide().show(null);
  };
}

/** The event listeners that drag the tile. */
function listenersOf(slide: () => Slide) {
  let from: KhanSpaceName | null = null;
  let lies: readonly KhanSpaceName[] | null = null;
  /** Whether a drag has just ended, because the click that follows it is not a tap. */
  let hasSlid = false;
  const show = (next: readonly KhanSpaceName[] | null) => {
    lies = next;
    slide().show(next);
  };
  const stop = (isKept: boolean) => () => {
    if (lies && isKept) slide().letGo(lies);
    from = null;
    show(null);
  };
  return {
    pointerdown(event: PointerEvent) {
      const space = findSpaceName(event.target);
      hasSlid = false;
      from = event.isPrimary && space && slide().covers.includes(space) ? space : null;
    },
    pointermove(event: PointerEvent) {
      if (from === null) return;
      const under = findSpaceName(document.elementFromPoint(event.clientX, event.clientY));
      if (under === undefined || (under === from && !lies)) return;
      hasSlid = true;
      const { covers, size } = slide();
      show(slideTile(covers, between(from, under), size));
    },
    pointerup: stop(true),
    pointercancel: stop(false),
    click(event: MouseEvent) {
      if (hasSlid) event.stopPropagation();
      hasSlid = false;
    },
    // Prevents scrolling while the tile is dragged; `touch-action` alone does not prevent it.
    touchmove(event: TouchEvent) {
      if (from !== null && event.touches.length === 1) event.preventDefault();
    },
  };
}

function between(from: KhanSpaceName, to: KhanSpaceName) {
  const [x, y] = toGridPoint(from);
  const [toX, toY] = toGridPoint(to);
  return { x: toX - x, y: toY - y };
}
