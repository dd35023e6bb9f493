import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { queryElement } from '../browser/query-element.ts';

/** Width of a space after a double tap, in pixels of the page: a comfortable touch target. */
const CLOSE = 48;
const FARTHEST = 0.3;
const CLOSEST = 8;

/** The size of a drawing and of one space in it, in units of the drawing. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
  readonly spaceWidth: number;
  /** Width of the margin to the left of and above the first space. */
  readonly margin: number;
}

/** The zoom state of the board: fitted as a whole, or at a fixed scale (pixels per unit of the drawing). */
export interface BoardZoom {
  /** Null while the whole board is fitted. */
  readonly scale: number | null;
  fit(): void;
  /** Zooms by a factor around a point, by default the centre. */
  zoomBy(factor: number, at?: Point): void;
  /** Zooms in at a point until a space is a comfortable touch target. */
  zoomToTap(at: Point): void;
}

/** A point of the page, in client coordinates. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Makes a drawing zoomable inside a scroll container. One finger scrolls; two fingers, or the wheel with
 * Ctrl, zoom.
 */
export function useZoom(window: RefObject<HTMLElement>, frame: DrawingSize): BoardZoom {
  const [scale, setScale] = useState<number | null>(null);
  const latest = useRef(scale);
  latest.current = scale;
  /** Scroll position to set after the drawing has its new size. */
  const target = useRef<{ readonly left: number; readonly top: number } | null>(null);

  const getScale = () => latest.current ?? computeFittedScale(window.current, frame);
  const zoomTo = (wanted: number, at?: Point) => {
    const pane = window.current;
    if (!pane) return;
    const next = Math.min(Math.max(wanted, FARTHEST, computeFittedScale(pane, frame)), CLOSEST);
    const box = pane.getBoundingClientRect();
    const x = at ? at.clientX - box.left : pane.clientWidth / 2;
    const y = at ? at.clientY - box.top : pane.clientHeight / 2;
    const drawing = queryElement('svg', SVGSVGElement, pane).getBoundingClientRect();
    const ratio = next / getScale();
    // A fitted drawing may be smaller than its container and centred in it.
    const fromLeft = box.left + x - drawing.left - measureGap(drawing.width, frame.width * getScale());
    const fromTop = box.top + y - drawing.top - measureGap(drawing.height, frame.height * getScale());
    target.current = { left: fromLeft * ratio - x, top: fromTop * ratio - y };
    latest.current = next;
    setScale(next);
  };
  useLayoutEffect(() => {
    if (target.current) window.current?.scrollTo(target.current);
    target.current = null;
  }, [scale]);
  usePinch(window, getScale, zoomTo);
  useStableCentre(window, latest);

  return {
    scale,
    fit: () => setScale(null),
    zoomBy: (factor, at) => zoomTo(getScale() * factor, at),
    zoomToTap: (at) => zoomTo(CLOSE / frame.spaceWidth, at),
  };
}

/** The empty space on one side of a centred drawing. */
function measureGap(frame: number, drawn: number): number {
  return Math.max((frame - drawn) / 2, 0);
}

/** The scale at which the whole drawing fits. */
function computeFittedScale(pane: HTMLElement | null, { width, height }: DrawingSize): number {
  return pane ? Math.min(pane.clientWidth / width, pane.clientHeight / height) : 1;
}

/**
 * Keeps the centre of the visible part in place when the container is resized, except when the scale changes,
 * which keeps a point of its own.
 */
function useStableCentre(window: RefObject<HTMLElement>, scale: RefObject<number>): void {
  useEffect(() => {
    const pane = window.current;
    if (!pane) return;
    let before = { width: pane.clientWidth, height: pane.clientHeight, scale: scale.current };
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = pane;
      const isSame = scale.current === before.scale;
      if (isSame) pane.scrollBy((before.width - width) / 2, (before.height - height) / 2);
      before = { width, height, scale: scale.current };
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, []);
}

function usePinch(
  window: RefObject<HTMLElement>,
  getScale: () => number,
  zoomTo: (scale: number, at: Point) => void,
): void {
  useEffect(() => {
    const pane = window.current;
    if (!pane) return;
    let start: { readonly distance: number; readonly scale: number } | null = null;
    const pinch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two || event.touches.length > 2) {
        start = null;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      start ??= { distance, scale: getScale() };
      const at = { clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 };
      if (event.type === 'touchmove') zoomTo((start.scale * distance) / start.distance, at);
    };
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(getScale() * Math.exp(-event.deltaY / 200), event);
    };
    const done = new AbortController();
    const options = { passive: false, signal: done.signal };
    for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      pane.addEventListener(kind, pinch, options);
    pane.addEventListener('wheel', zoomByWheel, options);
    return () => done.abort();
  }, []);
}
