// What all parts of the picture of a verdict are drawn with.

import type { Colour } from '../games/huang/rules/vocabulary.ts';
import { KIND_SHAPES } from './kind-shapes.ts';
import { escapeMarkup } from './markup.ts';
import { formatNumbers } from './svg-path.ts';
import type { MeasureText } from './wrap-text.ts';

/** The colours of the themes, as in src/site/styles/tokens.css. */
export const LIGHT = {
  ...{ paper: '#f7f1e3', card: '#fffdf8', ink: '#221d16', soft: '#585045', line: '#dccfb6' },
  ...{ yes: '#1b5c40', no: '#98271a', open: '#6c4b00' },
};
/** The colours of a verdict picture with a dark background. */
export const DARK: typeof LIGHT = {
  ...{ paper: '#14120f', card: '#201d18', ink: '#efe7d8', soft: '#b3a896', line: '#3a342b' },
  ...{ yes: '#74c9a0', no: '#f48c74', open: '#e2b64c' },
};
type Theme = typeof LIGHT;
/** The colour of a verdict: green for yes, red for no, amber for an open question. */
export type Tone = 'yes' | 'no' | 'open';

/** The font size of names and lines. */
export const BODY = 40;

/** The state of drawing a column from top to bottom: the parts drawn so far, and the next y coordinate. */
export interface Pen {
  readonly theme: Theme;
  readonly widthOf: MeasureText;
  readonly left: number;
  readonly right: number;
  y: number;
  readonly parts: string[];
}

/** Cuts a name to the available width. */
export function cutName(name: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(name) <= room) return name;
  const letters = [...name];
  const most = letters.findIndex((_, i) => widthOf(`${letters.slice(0, i + 1).join('')}…`) > room);
  return `${letters.slice(0, most).join('')}…`;
}

/** Draws a line across the column, and moves the pen below it. */
export function drawSeparator(pen: Pen): void {
  const { left, right, y } = pen;
  pen.parts.push(
    `<path stroke="${pen.theme.line}" stroke-width="2" d="M${left} ${formatNumbers([y])}H${right}"/>`,
  );
  pen.y += 24;
}

/** Makes the icon of a colour, whose own size is 24 units. */
export function drawKind(colour: Colour, x: number, y: number, scale: number): string {
  const shape = `<path class="${colour}" d="${KIND_SHAPES[colour]}"/>`;
  return `<g transform="translate(${formatNumbers([x])} ${formatNumbers([y])})scale(${formatNumbers([scale])})">${shape}</g>`;
}

/** Makes a line of text. `y` is its baseline, `more` further attributes. */
export function drawText(text: string, x: number, y: number, size: number, more = ''): string {
  return `<text x="${x}" y="${formatNumbers([y])}" font-size="${size}" ${more}>${escapeMarkup(text)}</text>`;
}
