// The points of a player or a side in the picture of a verdict.

import type { Colour } from '../games/huang/rules/vocabulary.ts';
import { ICONS } from './icons.ts';
import { formatNumbers } from './svg-path.ts';
import { BODY, cutName, drawKind, drawSeparator, drawText, type Pen } from './verdict-pen.ts';

/** A number of points; for a colour with its icon and its parts. */
export interface PointsCell {
  readonly text: string;
  readonly kind?: Colour;
  /** Undefined if all points have the same source. */
  readonly parts?: readonly Part[];
}

/** A part of the points: from white points, from granaries, or the colour's own. */
interface Part {
  readonly points: number;
  readonly sign: Colour | 'granary' | null;
}

/** The points of a player or a side. */
export interface Row {
  readonly name: string;
  readonly cells: readonly PointsCell[];
  readonly isBest: boolean;
}

/** The width of a cell with an icon, the size of the icon, and the gap before the next cell. */
const CELL = 144;
const SIGN = 48;
const CELL_GAP = 24;
/** The gap between an icon and its points. */
const ICON_GAP = 8;
/** The font size and the line height of the parts of points. */
const SMALL = 28;
const SMALL_LINE = 34;

/** Draws the name and points of a player. */
export function drawRow(pen: Pen, { name, cells, isBest }: Row): void {
  drawSeparator(pen);
  const cell = cells.length > 1 ? CELL : 160;
  const size = cells.length > 1 ? BODY : BODY * 1.4;
  const from = pen.right - cells.length * cell;
  const room = (from - pen.left) / size - 0.5;
  const weight = isBest ? 'font-weight="700"' : '';
  pen.parts.push(
    drawText(
      cutName(name, room, (text) => pen.widthOf(text, 'bold')),
      pen.left,
      pen.y + size,
      size,
      weight,
    ),
  );
  for (const [i, one] of cells.entries()) {
    if (one.kind) drawColourCell(pen, one, one.kind, from + i * cell, weight);
    else
      pen.parts.push(
        drawText(one.text, from + (i + 1) * cell, pen.y + size, size, `text-anchor="end" ${weight}`),
      );
  }
  const lines = Math.max(...cells.map(({ parts = [] }) => splitParts(parts).length));
  pen.y += size * 1.5 + (lines > 0 ? lines * SMALL_LINE + 12 : 0);
}

/** Draws the icon of a colour with its points next to it, and the parts of these points below. */
function drawColourCell(
  pen: Pen,
  { text, parts = [] }: PointsCell,
  kind: Colour,
  x: number,
  weight: string,
): void {
  const room = CELL - SIGN - ICON_GAP - CELL_GAP;
  const size = Math.min(BODY, room / pen.widthOf(text, weight ? 'bold' : 'plain')); // three digits
  pen.parts.push(
    drawKind(kind, x, pen.y + 2, SIGN / 24),
    drawText(text, x + SIGN + ICON_GAP, pen.y + BODY, size, weight),
  );
  for (const [i, line] of splitParts(parts).entries())
    drawParts(pen, line, x, pen.y + BODY * 1.5 + i * SMALL_LINE, i > 0);
}

/** Splits the parts of points into lines: the first two fit in one line. */
function splitParts(parts: readonly Part[]): readonly (readonly Part[])[] {
  const [own, first, ...others] = parts;
  return own && first ? [[own, first], ...others.map((one) => [one])] : [];
}

/** Draws a line of parts, each with its icon: `7 + 2☆`; smaller if it would reach the next cell. */
function drawParts(pen: Pen, line: readonly Part[], left: number, y: number, isContinued: boolean): void {
  const texts = line.map(({ points }, i) => `${i > 0 || isContinued ? '\u00a0+\u00a0' : ''}${points}`);
  const signs = line.filter(({ sign }) => sign).length;
  const wide = texts.reduce((sum, text) => sum + pen.widthOf(text, 'plain'), 0) + signs;
  const size = Math.min(SMALL, (CELL - ICON_GAP) / wide);
  let x = left;
  for (const [i, { sign }] of line.entries()) {
    const text = texts[i] ?? '';
    pen.parts.push(drawText(text, Math.round(x), y + SMALL, size));
    x += pen.widthOf(text, 'plain') * size;
    if (!sign) continue;
    const top = y + SMALL - size * 0.85;
    if (sign === 'granary') pen.parts.push(drawGranary(x, top, size / 24));
    else pen.parts.push(drawKind(sign, x, top, size / 24));
    x += size;
  }
}

function drawGranary(x: number, y: number, scale: number): string {
  const place = `translate(${formatNumbers([x])} ${formatNumbers([y])})scale(${formatNumbers([scale])})`;
  return `<path class="soft" fill-rule="evenodd" transform="${place}" d="${ICONS.granary}"/>`;
}
