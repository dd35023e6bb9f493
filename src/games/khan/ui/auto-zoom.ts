import { runAfterPaint } from '../../../ui/browser/run-after-paint.ts';
import type { AutoZoom } from '../../../ui/map/InteractiveBoard.tsx';
import { type KhanSpaceName, toGridPoint } from '../rules/grid.ts';
import { type KhanBoard, listUsedSpaces } from '../saves/board.ts';
import { BOARD_MARGIN, SPACE_WIDTH } from './board-drawing.tsx';

/** An interval in one dimension, in pixels. */
type Span = readonly [from: number, to: number];

/**
 * Brings spaces into view once, with as little scrolling as possible, and zooms out only if they do not fit.
 * A board that is visible as a whole is zoomed in to its pieces, if it was just opened and is given as
 * `opened`. Later moves by the user are kept.
 */
export function createAutoZoom(answerSpaces: readonly KhanSpaceName[], opened: KhanBoard | null): AutoZoom {
  let [spaces, margin] = [answerSpaces, MARGIN];
  let isDue = spaces.length > 0;
  let isShrunk = false;
  return (pane, zoom) => {
    if (!isDue) return;
    isDue = false;
    if (zoom.scale === null) {
      if (!opened) return; // the whole board is visible
      [spaces, margin] = [[...answerSpaces, ...listUsedSpaces(opened)], 1];
      const closer = computeCloseFactor(pane, opened.size, spaces);
      if (closer < WORTHWHILE) return;
      isDue = true;
      return zoom.zoomBy(closer);
    }
    const [columns, rows] = measureSpans(spaces, zoom.scale, margin);
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

/** The least factor for which it is worth to zoom in. */
const WORTHWHILE = 1.2;
/** The largest width of a space after that, in pixels. */
const WIDEST = 56;

/** How much larger a whole board can be drawn if only some spaces and those around them are visible. */
function computeCloseFactor(
  pane: HTMLElement,
  [width, height]: KhanBoard['size'],
  spaces: readonly KhanSpaceName[],
): number {
  const fitted = Math.min(pane.clientWidth / toUnits(width), pane.clientHeight / toUnits(height));
  const points = spaces.map(toGridPoint);
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const span = (numbers: readonly number[]) =>
    (Math.max(...numbers) - Math.min(...numbers) + 3) * SPACE_WIDTH;
  const close = Math.min(pane.clientWidth / span(columns), pane.clientHeight / span(rows));
  return Math.min(close, WIDEST / SPACE_WIDTH) / fitted;
}

/** The position of the edge of a space in the drawing with its margin. */
const toUnits = (at: number) => at * SPACE_WIDTH + BOARD_MARGIN;

/** The horizontal and vertical extent of some spaces with a margin, in pixels. */
function measureSpans(
  spaces: readonly KhanSpaceName[],
  scale: number,
  margin: number,
): readonly [Span, Span] {
  const points = spaces.map(toGridPoint);
  const span = (numbers: readonly number[]): Span => [
    toUnits(Math.min(...numbers) - margin) * scale,
    toUnits(Math.max(...numbers) + 1 + margin) * scale,
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
