import { pointOf, type SpaceName } from '../../engine/khan/grid.ts';
import { afterPaint } from '../after-paint.ts';
import type { Reveal } from '../map.tsx';
import { SQUARE } from './Drawing.tsx';

/** A stretch of the page, in one direction. */
type Span = readonly [from: number, to: number];

/**
 * Brings spaces into view, once: the board moves no farther than they need, and is drawn smaller only where they do not
 * fit at its scale. Whoever moves it then is left alone.
 */
export function revealing(spaces: readonly SpaceName[]): Reveal {
  let isDue = spaces.length > 0;
  let isShrunk = false;
  return (pane, zoom) => {
    if (!isDue) return;
    isDue = false;
    if (zoom.scale === null) return; // the whole board is seen
    const [columns, rows] = spansOf(spaces, zoom.scale);
    const room = Math.min(pane.clientWidth / lengthOf(columns), pane.clientHeight / lengthOf(rows));
    if (room < 1 && !isShrunk) {
      isShrunk = true;
      isDue = true;
      return zoom.closer(room);
    }
    // What came with the answer, as a note above the board, has its place by then.
    afterPaint(() => scrollTo(pane, columns, rows));
  };
}

/** From the left end to the right one and from the upper to the lower, with a margin, in pixels of the drawing. */
function spansOf(spaces: readonly SpaceName[], scale: number): readonly [Span, Span] {
  const points = spaces.map(pointOf);
  const span = (numbers: readonly number[]): Span => [
    (Math.min(...numbers) - MARGIN) * SQUARE * scale,
    (Math.max(...numbers) + 1 + MARGIN) * SQUARE * scale,
  ];
  return [span(points.map(([x]) => x)), span(points.map(([, y]) => y))];
}

/** Of a space, on each side. */
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

/** Where a window of that length begins so that the span lies in it, as near to where it begins now as can be. */
function within([from, to]: Span, now: number, length: number): number {
  return Math.max(Math.min(now, from), to - length);
}
