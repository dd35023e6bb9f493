import { type KhanSpaceName, toGridPoint } from '../../engine/khan/grid.ts';
import type { AutoZoom } from '../InteractiveBoard.tsx';
import { runAfterPaint } from '../run-after-paint.ts';
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
    const [columns, rows] = spansOf(spaces, zoom.scale);
    const room = Math.min(pane.clientWidth / lengthOf(columns), pane.clientHeight / lengthOf(rows));
    if (room < 1 && !isShrunk) {
      isShrunk = true;
      isDue = true;
      return zoom.zoomBy(room);
    }
    // Waits until content that arrived with the answer, such as a message above the board, has its place.
    runAfterPaint(() => scrollTo(pane, columns, rows));
  };
}

/** The horizontal and vertical extent of some spaces with a margin, in pixels. */
function spansOf(spaces: readonly KhanSpaceName[], scale: number): readonly [Span, Span] {
  const points = spaces.map(toGridPoint);
  const span = (numbers: readonly number[]): Span => [
    (Math.min(...numbers) - MARGIN) * SPACE_WIDTH * scale,
    (Math.max(...numbers) + 1 + MARGIN) * SPACE_WIDTH * scale,
  ];
  return [span(points.map(([x]) => x)), span(points.map(([, y]) => y))];
}

/** Margin on each side, as a fraction of a space. */
const MARGIN = 0.15;

const lengthOf = ([from, to]: Span) => to - from;

function scrollTo(pane: HTMLElement, columns: Span, rows: Span): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane.scrollTo({
    left: within(columns, pane.scrollLeft, pane.clientWidth),
    top: within(rows, pane.scrollTop, pane.clientHeight),
    behavior: isStill ? 'instant' : 'smooth',
  });
}

/** The scroll position nearest to `now` at which a container of the given length shows the whole span. */
function within([from, to]: Span, now: number, length: number): number {
  return Math.max(Math.min(now, from), to - length);
}
