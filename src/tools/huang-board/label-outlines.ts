import type { Outline } from '../../drawings/huang/action-overlay.ts';
import {
  arrangeLabels,
  formatStateLabel,
  getLabelHalfHeight,
  getLabelHalfWidth,
  type TextLabel,
} from '../../drawings/huang/labels.ts';
import { type BoardLayout, getCachedLayout, listSpots } from '../../drawings/huang/layout.ts';
import { listObstacles } from '../../drawings/huang/obstacles.ts';
import { getBoardRows } from '../../engine/huang/board.ts';
import type { MapContent } from './map-scene.ts';

/** As high as letters on the map are: `--d2`. */
const FONT = 7;

/**
 * The outlines of a picture, each with a plate beside its pieces. A plate stays where it was in the previous outlines, if
 * there is still room, so that plates move no more than they must; states are known by their first space.
 */
export function labelOutlines(
  { setup, marks, outlines }: Pick<MapContent, 'setup' | 'marks' | 'outlines'>,
  previous: readonly Outline[] = [],
): readonly Outline[] {
  const before = new Map(previous.map(({ spaces, label }) => [spaces[0], label]));
  const layout = getCachedLayout(getBoardRows(setup.board));
  const named = outlines.filter((outline) => formatStateLabel(outline) !== '');
  const wanted = named.map((outline) => ({
    spots: listSpots(layout, outline.spaces),
    text: formatStateLabel(outline),
    preferred: before.get(outline.spaces[0]),
  }));
  const taken = listObstacles({ layout, spots: layout.spots, setup, marks });
  const tags = arrangeLabels(wanted, taken, FONT, (tag) => isOn(layout, tag));
  return outlines.map((outline) => ({ ...outline, label: tags[named.indexOf(outline)] }));
}

/** Whether a plate lies wholly on the board, and covers no name of a row or column in its rim. */
function isOn({ width, height }: BoardLayout, { x, y, text }: TextLabel): boolean {
  const half = getLabelHalfWidth(text, FONT);
  const rise = getLabelHalfHeight(FONT);
  return x > half && x < width - half && y > rise && y < height - rise;
}
