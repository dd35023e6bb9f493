import type { BoardContent, Outline } from '../../drawings/action-overlay.ts';
import {
  arrangeLabels,
  formatStateLabel,
  getLabelHalfHeight,
  getLabelHalfWidth,
  type TextLabel,
} from '../../drawings/labels.ts';
import { type BoardLayout, getCachedLayout, listSpots } from '../../drawings/layout.ts';
import { listObstacles } from '../../drawings/obstacles.ts';

/** Font size of the labels, in units of the drawing; equals `--d2`. */
const FONT_SIZE = 7;

/**
 * Adds to each outline a label with its number or strength, next to its pieces. A label stays where it was in
 * the previous outlines if there is still room; outlines of the same state are recognized by their first
 * space.
 */
export function labelOutlines(
  { setup, marks, outlines }: Pick<BoardContent, 'setup' | 'marks' | 'outlines'>,
  previous: readonly Outline[] = [],
): readonly Outline[] {
  const before = new Map(previous.map(({ spaces, label }) => [spaces[0], label]));
  const layout = getCachedLayout(setup.board);
  const named = outlines.filter((outline) => formatStateLabel(outline) !== '');
  const wanted = named.map((outline) => ({
    spots: listSpots(layout, outline.spaces),
    text: formatStateLabel(outline),
    preferred: before.get(outline.spaces[0]),
  }));
  const taken = listObstacles({ layout, spots: layout.spots, setup, marks });
  const labels = arrangeLabels(wanted, taken, FONT_SIZE, (label) => isOnBoard(layout, label));
  return outlines.map((outline) => ({ ...outline, label: labels[named.indexOf(outline)] }));
}

/** Returns whether a label is entirely on the board, so that it covers no row or column name at the edge. */
function isOnBoard({ width, height }: BoardLayout, { x, y, text }: TextLabel): boolean {
  const half = getLabelHalfWidth(text, FONT_SIZE);
  const rise = getLabelHalfHeight(FONT_SIZE);
  return x > half && x < width - half && y > rise && y < height - rise;
}
