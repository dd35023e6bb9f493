import { pointOf, type SpaceName } from '../../engine/khan/grid.ts';
import { afterPaint } from '../after-paint.ts';
import type { Reveal } from '../map.tsx';
import { SQUARE } from './Drawing.tsx';

/** An interval in one dimension, in pixels. */
type Span = readonly [from: number, to: number];

/**
 * Brings spaces into view once, with as little scrolling as possible, and zooms out only if they do not fit.
 * Later moves by the user are kept.
 */
export function revealing(spaces: readonly SpaceName[]): Reveal {
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
      return zoom.closer(room);
    }
    // Waits until content that arrived with the answer, such as a message above the board, has its place.
    afterPaint(() => scrollTo(pane, columns, rows));
  };
}

/** The horizontal and vertical extent of some spaces with a margin, in pixels. */
function spansOf(spaces: readonly SpaceName[], scale: number): readonly [Span, Span] {
  const points = spaces.map(pointOf);
  const span = (numbers: readonly number[]): Span => [
    (Math.min(...numbers) - MARGIN) * SQUARE * scale,
    (Math.max(...numbers) + 1 + MARGIN) * SQUARE * scale,
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
