import type { Outline } from '../../drawings/huang/during.ts';
import { type Layout, layoutNow, spotsIn } from '../../drawings/huang/layout.ts';
import { halfOf, placeTags, riseOf, type Tag, textOf } from '../../drawings/huang/tags.ts';
import { takenBy } from '../../drawings/huang/taken.ts';
import { rowsOf } from '../../engine/huang/board.ts';
import type { Picture } from './scene.ts';

/** As high as letters on the map are: `--d2`. */
const FONT = 7;

/** Where the plates lay when they were placed last, by the first space of their states. */
let lately: ReadonlyMap<string | undefined, Tag> = new Map();

/**
 * The outlines of a picture, each with a plate beside its pieces: where it lay before, if it can stay there, so that
 * plates move no more than they must.
 */
export function tagged({
  setup,
  marks,
  outlines,
}: Pick<Picture, 'setup' | 'marks' | 'outlines'>): readonly Outline[] {
  const layout = layoutNow(rowsOf(setup.board));
  const named = outlines.filter((outline) => textOf(outline) !== '');
  const wanted = named.map((outline) => ({
    spots: spotsIn(layout, outline.spaces),
    text: textOf(outline),
    wish: lately.get(outline.spaces[0]),
  }));
  const taken = takenBy({ layout, spots: layout.spots, setup, marks });
  const tags = placeTags(wanted, taken, FONT, (tag) => isOn(layout, tag));
  const placed = outlines.map((outline) => ({ ...outline, tag: tags[named.indexOf(outline)] }));
  lately = new Map(placed.flatMap(({ spaces, tag }) => (tag ? [[spaces[0], tag] as const] : [])));
  return placed;
}

/** Whether a plate lies wholly on the board, and covers no name of a row or column in its rim. */
function isOn({ width, height }: Layout, { x, y, text }: Tag): boolean {
  const half = halfOf(text, FONT);
  const rise = riseOf(FONT);
  return x > half && x < width - half && y > rise && y < height - rise;
}
