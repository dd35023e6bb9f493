import { drawPath } from '../markup.ts';
import { joined, movablePath } from '../relative.ts';
import type { Sheet } from './diagram.ts';
import { edgeNames } from './diagram-board.ts';
import { middleOf, spotsIn } from './layout.ts';
import { loopsOf } from './loops.ts';
import { MARKS } from './marks.ts';
import { halfOf, placeTags, riseOf, type Tag, type Taken, textOf } from './tags.ts';
import { takenBy } from './taken.ts';

/** Draws the borders of states. */
export function drawOutlines(sheet: Sheet): string {
  return drawPath(
    'state',
    sheet.outlines.map(({ spaces }) => loopsOf(spotsIn(sheet.layout, spaces))),
  );
}

/** Makes the labels of states, leaders and bandits, each placed next to its spaces. */
export function tagsOf(sheet: Sheet): readonly Tag[] {
  const { outlines, setup, font } = sheet;
  const tagged = [
    ...outlines.map((outline) => ({ spots: spotsIn(sheet.layout, outline.spaces), text: textOf(outline) })),
    ...setup.bandits.map(({ at, strength }) => ({ spots: spotsIn(sheet.layout, at), text: `×${strength}` })),
  ];
  const names = new Set(sheet.spots.map(({ name }) => name));
  return placeTags(
    tagged.filter(({ spots: [first] }) => first && names.has(first.name)),
    takenIn(sheet),
    font,
  );
}

/** Returns what a label must not cover: pieces, buildings, marks, and the labels of rows and columns. */
function takenIn(sheet: Sheet): readonly Taken[] {
  const { font } = sheet;
  return [...takenBy(sheet), ...edgeNames(sheet).map(({ x, y }) => ({ x, y, radius: font / 2 }))];
}

/** Draws short texts; those in `tags` get a plate as background. */
export function drawTags(tags: readonly Tag[], bare: readonly Tag[], font: number): string {
  const plates = tags.map(({ x, y, text }) => {
    const rise = riseOf(font);
    const width = 2 * Math.max(0, halfOf(text, font) - rise);
    const side = joined([width]);
    const end = `a${joined([rise, rise])} 0 0 1 0 ${joined([2 * rise])}`;
    return `M${joined([x - width / 2, y - rise])}h${side}${end}h-${side}a${joined([rise, rise])} 0 0 1 0-${joined([2 * rise])}z`;
  });
  return drawPath('plate', plates) + [...tags, ...bare].map((tag) => drawText(tag, font)).join('');
}

/** Draws a text centred on a point. */
export function drawText({ x, y, text }: Tag, font: number): string {
  return `<text x="${joined([x])}" y="${joined([y + font * 0.36])}">${text}</text>`;
}

/** Smaller than on a single space, because a building that is lost may be on tiles that are lost, too. */
const CROSS = movablePath(MARKS.gone, 0.8, [0, 0]);

/** Draws the marks on spaces, with one path per kind. */
export function drawMarks({ spots, marks }: Sheet): string {
  return [...new Set(marks.values())]
    .map((kind) => {
      const draw = movablePath(MARKS[kind], 1, [0, 0]);
      const at = spots.filter(({ name }) => marks.get(name) === kind);
      return drawPath(
        `cue ${kind}`,
        at.map(({ x, y }) => draw(x, y)),
      );
    })
    .join('');
}

/** Draws crosses over the buildings and bandits that leave the board. */
export function drawLost({ spots, lost }: Sheet): string {
  const at = lost.flatMap((names) => {
    const under = spots.filter(({ name }) => names.includes(name));
    return under.length > 0 ? [middleOf(under)] : [];
  });
  return drawPath(
    'cue gone',
    at.map(({ x, y }) => CROSS(x, y)),
  );
}
