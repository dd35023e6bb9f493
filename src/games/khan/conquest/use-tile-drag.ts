import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { findSpaceName } from '../../../ui/map/InteractiveBoard.tsx';
import { type KhanSpaceName, toGridPoint } from '../rules/grid.ts';
import { slideTile } from './tile.ts';

/** A tile that can be dragged over the board. */
interface TileDrag {
  readonly covers: readonly KhanSpaceName[];
  readonly size: readonly [number, number];
  /** Shows the tile during the drag; null when the drag ends. */
  show(covers: readonly KhanSpaceName[] | null): void;
  drop(covers: readonly KhanSpaceName[]): void;
}

/**
 * Lets a tile be dragged by any of its squares, by touch or mouse. The new place is stored when the drag
 * ends.
 */
export function useTileDrag(board: RefObject<HTMLElement>, drag: TileDrag): void {
  const latest = useRef(drag);
  latest.current = drag;
  useEffect(() => (board.current ? addDragListeners(board.current, () => latest.current) : undefined), []);
}

/** Adds the listeners to a board. Returns a callback that removes them. */
function addDragListeners(board: HTMLElement, drag: () => TileDrag): () => void {
  const abortController = new AbortController();
  const options = { capture: true, passive: false, signal: abortController.signal };
  const { pointerdown, pointermove, pointerup, pointercancel, click, touchmove } = createListeners(drag);
  board.addEventListener('pointerdown', pointerdown, options);
  board.addEventListener('pointermove', pointermove, options);
  board.addEventListener('pointerup', pointerup, options);
  board.addEventListener('pointercancel', pointercancel, options);
  board.addEventListener('click', click, options);
  board.addEventListener('touchmove', touchmove, options);
  return () => {
    abortController.abort();
    drag().show(null);
  };
}

/** The event listeners that drag the tile. */
function createListeners(drag: () => TileDrag) {
  let from: KhanSpaceName | null = null;
  let draggedCovers: readonly KhanSpaceName[] | null = null;
  /** Whether a drag has just ended, because the click that follows it is not a tap. */
  let hasDragged = false;
  const show = (next: readonly KhanSpaceName[] | null) => {
    draggedCovers = next;
    drag().show(next);
  };
  const endDrag = (isDropped: boolean) => () => {
    if (draggedCovers && isDropped) drag().drop(draggedCovers);
    from = null;
    show(null);
  };
  return {
    pointerdown(event: PointerEvent) {
      const space = findSpaceName(event.target);
      hasDragged = false;
      from = event.isPrimary && space && drag().covers.includes(space) ? space : null;
    },
    pointermove(event: PointerEvent) {
      if (from === null) return;
      const under = findSpaceName(document.elementFromPoint(event.clientX, event.clientY));
      if (under === undefined || (under === from && !draggedCovers)) return;
      hasDragged = true;
      const { covers, size } = drag();
      show(slideTile(covers, getOffset(from, under), size));
    },
    pointerup: endDrag(true),
    pointercancel: endDrag(false),
    click(event: MouseEvent) {
      if (hasDragged) event.stopPropagation();
      hasDragged = false;
    },
    // Prevents scrolling while the tile is dragged; `touch-action` alone does not prevent it.
    touchmove(event: TouchEvent) {
      if (from !== null && event.touches.length === 1) event.preventDefault();
    },
  };
}

function getOffset(from: KhanSpaceName, to: KhanSpaceName) {
  const [x, y] = toGridPoint(from);
  const [toX, toY] = toGridPoint(to);
  return { x: toX - x, y: toY - y };
}
