import type { Outline } from '../../drawings/huang/during.ts';
import { type Layout, layoutNow, spotsIn } from '../../drawings/huang/layout.ts';
import { halfOf, placeTags, riseOf, type Tag, textOf } from '../../drawings/huang/tags.ts';
import { takenBy } from '../../drawings/huang/taken.ts';
import { rowsOf } from '../../engine/huang/board.ts';
import type { Picture } from './scene.ts';

/** As high as letters on the map are: `--d2`. */
const FONT = 7;

/**
 * The outlines of a picture, each with a plate beside its pieces. A plate stays where it was in the previous outlines, if
 * there is still room, so that plates move no more than they must; states are known by their first space.
 */
export function tagged(
  { setup, marks, outlines }: Pick<Picture, 'setup' | 'marks' | 'outlines'>,
  previous: readonly Outline[] = [],
): readonly Outline[] {
  const before = new Map(previous.map(({ spaces, tag }) => [spaces[0], tag]));
  const layout = layoutNow(rowsOf(setup.board));
  const named = outlines.filter((outline) => textOf(outline) !== '');
  const wanted = named.map((outline) => ({
    spots: spotsIn(layout, outline.spaces),
    text: textOf(outline),
    wish: before.get(outline.spaces[0]),
  }));
  const taken = takenBy({ layout, spots: layout.spots, setup, marks });
  const tags = placeTags(wanted, taken, FONT, (tag) => isOn(layout, tag));
  return outlines.map((outline) => ({ ...outline, tag: tags[named.indexOf(outline)] }));
}

/** Whether a plate lies wholly on the board, and covers no name of a row or column in its rim. */
function isOn({ width, height }: Layout, { x, y, text }: Tag): boolean {
  const half = halfOf(text, FONT);
  const rise = riseOf(FONT);
  return x > half && x < width - half && y > rise && y < height - rise;
}
