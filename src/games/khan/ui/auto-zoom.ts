import { runAfterPaint } from '../../../ui/browser/run-after-paint.ts';
import type { AutoZoom } from '../../../ui/map/InteractiveBoard.tsx';
import { type KhanSpaceName, toGridPoint } from '../rules/grid.ts';
import { SPACE_WIDTH } from './board-drawing.tsx';

/** An interval in one dimension, in pixels. */
type Span = readonly [from: number, to: number];

/**
 * Brings spaces into view once, with as little scrolling as possible, and zooms out only if they do not fit.
 * Later moves by the user are kept.
 */
export function createAutoZoom(spaces: readonly KhanSpaceName[]): AutoZoom {
  let isDue = spaces.length > 0;
  let isShrunk = false;
  return (pane, zoom) => {
    if (!isDue) return;
    isDue = false;
    if (zoom.scale === null) return; // the whole board is visible
    const [columns, rows] = measureSpans(spaces, zoom.scale);
    const room = Math.min(pane.clientWidth / measureLength(columns), pane.clientHeight / measureLength(rows));
    if (room < 1 && !isShrunk) {
      isShrunk = true;
      isDue = true;
      return zoom.zoomBy(room);
    }
    // Waits until content that arrived with the answer, such as a message above the board, has its place.
    runAfterPaint(() => scrollToSpans(pane, columns, rows));
  };
}

/** The horizontal and vertical extent of some spaces with a margin, in pixels. */
function measureSpans(spaces: readonly KhanSpaceName[], scale: number): readonly [Span, Span] {
  const points = spaces.map(toGridPoint);
  const span = (numbers: readonly number[]): Span => [
    (Math.min(...numbers) - MARGIN) * SPACE_WIDTH * scale,
    (Math.max(...numbers) + 1 + MARGIN) * SPACE_WIDTH * scale,
  ];
  return [span(points.map(([x]) => x)), span(points.map(([, y]) => y))];
}

/** Margin on each side, as a fraction of a space. */
const MARGIN = 0.15;

const measureLength = ([from, to]: Span) => to - from;

function scrollToSpans(pane: HTMLElement, columns: Span, rows: Span): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane.scrollTo({
    left: computeScroll(columns, pane.scrollLeft, pane.clientWidth),
    top: computeScroll(rows, pane.scrollTop, pane.clientHeight),
    behavior: prefersReducedMotion ? 'instant' : 'smooth',
  });
}

/** The scroll position nearest to `now` at which a container of the given length shows the whole span. */
function computeScroll([from, to]: Span, now: number, length: number): number {
  return Math.max(Math.min(now, from), to - length);
}
